// Generated from schema/ by "npm run generate". Do not edit.
import type { FormContent, ImageContent, LogoContent, PageSummary, PictogramContent, RichText } from "./model/content.ts";
import type { IconName } from "./model/icons.gen.ts";
/**
 * What all pages share, in pages/_site.json: the brand, contact details, header, footer and forms.
 */
export interface WholeSite {
  /**
   * Where the site lives, without a slash at the end.
   */
  url: string;
  /**
   * The language of the texts, as a two-letter code. The words that the program itself shows, such as the names of the buttons of a carousel, are in it as well, in German, French, Spanish, Italian, Portuguese, Dutch, Polish and Turkish. For others, write them under "words". Lines run from left to right. Left out, it is "en".
   */
  language?: string;
  /**
   * The company.
   */
  brand: {
    /**
     * The name of the company. {company} in any text becomes this.
     */
    name: string;
    /**
     * The company in one sentence, for search engines.
     */
    description: string;
    /**
     * The year in which the company was founded.
     */
    founded?: number;
    /**
     * Your logo in the place of the drawn kite: at the top of every page, in the drawer and in the footer, where it is at most 36 px high. The icons of browsers are files in the folder public.
     */
    logo?: {
      /**
       * The logo on white: a file in the folder images/, best an SVG drawing without much room around it.
       */
      src: ImageContent;
      /**
       * The same logo in light colours, for the dark footer. Left out, the other one stands there on a white field.
       */
      onDark?: ImageContent;
      /**
       * Whether the name of the company is part of the logo. Then it is not written beside it.
       */
      hasName?: boolean;
    };
  };
  /**
   * How people reach the company. {email}, {phone}, {skype} and {city} in any text become these.
   */
  contact: {
    /**
     * The email address.
     */
    email: string;
    /**
     * The phone number with country code, as people write it. Phones dial it without its spaces and hyphens, and without a zero in brackets.
     */
    phone: string;
    /**
     * The Skype name.
     */
    skype?: string;
    /**
     * The postal address, line by line.
     *
     * Items: One line of the address.
     */
    address: string[];
    /**
     * City and country, for the strip above the header.
     */
    city: string;
    /**
     * The web address of a map that shows where you are.
     */
    map: string;
  };
  /**
   * Your pages on social networks, for the footer.
   *
   * Items: The name of a network, and the address of your page there.
   */
  social?: {
    /**
     * The words to click. Say where they lead.
     */
    label: string;
    /**
     * Where it leads.
     */
    href: string;
  }[];
  /**
   * The picture shown when a page is shared and names none of its own.
   */
  socialImage: ImageContent;
  /**
   * What stands above every page.
   */
  header: {
    /**
     * The entries of the navigation, from left to right. An entry has either an address or links of its own.
     *
     * Items: One word of the navigation.
     */
    menu: {
      /**
       * The word in the navigation.
       */
      label: string;
      /**
       * The page it leads to. Left out when it has links of its own.
       */
      href?: string;
      /**
       * The links that open under the word.
       *
       * Items: One link of an open menu.
       */
      links?: {
        /**
         * The name of the page.
         */
        label: string;
        /**
         * A few words about it.
         */
        text?: string;
        /**
         * The drawing before the name.
         */
        pictogram?: PictogramContent;
        /**
         * The page it leads to.
         */
        href: string;
      }[];
      /**
       * A dark card beside the links.
       */
      callout?: {
        /**
         * A question or a promise.
         */
        heading: string;
        /**
         * The button on the card.
         */
        button: {
          /**
           * The words to click. Say where they lead.
           */
          label: string;
          /**
           * Where it leads.
           */
          href: string;
        };
      };
    }[];
    /**
     * The text link beside the button.
     */
    callBack: {
      /**
       * The words to click. Say where they lead.
       */
      label: string;
      /**
       * Where it leads.
       */
      href: string;
    };
    /**
     * The button that opens a form over the page.
     */
    quote: {
      /**
       * The words on the button.
       */
      label: string;
      /**
       * The heading of the form.
       */
      heading: string;
      /**
       * A sentence under the heading.
       */
      text?: string;
      /**
       * Which form to show.
       */
      form: FormContent;
    };
  };
  /**
   * What stands under every page.
   */
  footer: {
    /**
     * A number in the footer and what it counts.
     */
    experience?: {
      /**
       * The number as it should be read.
       */
      value: string;
      /**
       * What it counts.
       */
      label: string;
    };
    /**
     * A sentence under the logo.
     */
    text: string;
    /**
     * The button in the footer.
     */
    button: {
      /**
       * The words to click. Say where they lead.
       */
      label: string;
      /**
       * Where it leads.
       */
      href: string;
    };
    /**
     * Lists of links.
     *
     * Items: One list of links with a heading.
     */
    columns: {
      /**
       * The heading of the list.
       */
      heading: string;
      /**
       * The links.
       *
       * Items: The name of a page, and its address.
       */
      links: {
        /**
         * The words to click. Say where they lead.
         */
        label: string;
        /**
         * Where it leads.
         */
        href: string;
      }[];
    }[];
    /**
     * The heading over the address.
     */
    office: string;
    /**
     * The words of the link to the map.
     */
    mapLabel: string;
    /**
     * The last line of the page.
     */
    copyright: string;
  };
  /**
   * Every field that a form can have, under the name that is sent.
   */
  fields: {
    /**
     * One field of a form.
     */
    [k: string]: {
      /**
       * The words above the field.
       */
      label: string;
      /**
       * What can be entered.
       */
      kind: "text" | "email" | "tel" | "select" | "textarea";
      /**
       * Lets the browser fill in what it knows.
       */
      autocomplete?: "name" | "email" | "tel" | "organization" | "off";
      /**
       * The first, empty choice, for the kind "select". Left out, it is "Choose" in the language of the site.
       */
      placeholder?: string;
      /**
       * What can be chosen, for the kind "select".
       *
       * Items: One choice.
       */
      options?: {
        /**
         * What is sent. It may be the same as what is read.
         */
        value: string;
        /**
         * What is read.
         */
        label: string;
      }[];
    };
  };
  /**
   * The forms of the site, under the names by which blocks ask for them.
   */
  forms: {
    /**
     * One form.
     */
    [k: string]: {
      /**
       * The names of its fields, in order.
       */
      fields: string[];
      /**
       * The names of the fields that must be filled in.
       */
      required: string[];
      /**
       * The words on the button.
       */
      submit: string;
      /**
       * What a visitor is told when the form was sent.
       */
      success: string;
    };
  };
  /**
   * What happens with a form that is sent. "demo" sends nothing: it writes the values to the browser's console. "endpoint" sends them to a web address (docs/forms.md says how).
   */
  delivery: {
    /**
     * Where the values go.
     */
    kind: "demo" | "endpoint";
    /**
     * Where the values are sent, for the kind "endpoint".
     */
    url?: string;
  };
  /**
   * What the program itself shows or speaks, in the words of the site. Those that are left out are in the language of the site where they are translated already, else in English.
   */
  words?: {
    /**
     * The link that people who use the keyboard come to first. It leads past the header.
     */
    skip?: string;
    /**
     * The name of the menu button on small screens, for people who have the page read to them.
     */
    menu?: string;
    /**
     * The name of the navigation in the header, for people who have the page read to them.
     */
    mainMenu?: string;
    /**
     * The name of the button that closes the menu on small screens.
     */
    closeMenu?: string;
    /**
     * The button beside the one that sends a form in a dialog, and the cross over a large picture.
     */
    close?: string;
    /**
     * The name of the cross that closes the dialog with a form.
     */
    closeForm?: string;
    /**
     * Stands behind the label of a field that may be left empty.
     */
    optional?: string;
    /**
     * The first, empty choice of a field to choose from, where the field has no placeholder.
     */
    choose?: string;
    /**
     * Stands under a field that is empty. {label} becomes the label of the field.
     */
    fillIn?: string;
    /**
     * Stands under a field in which there is no email address.
     */
    enterEmail?: string;
    /**
     * Stands under a field in which nothing is chosen. {label} becomes the label of the field.
     */
    chooseAnswer?: string;
    /**
     * What a form says where scripts are off. {email} and {phone} become links.
     */
    noScripts?: string;
    /**
     * What a form and its button say while the form is sent.
     */
    sending?: string;
    /**
     * What a form says when sending failed twice and is tried again.
     */
    stillTrying?: string;
    /**
     * What a form says when it could not be sent. {email} and {phone} are filled in.
     */
    notSent?: string;
    /**
     * What a form says when it could not be sent because there is no connection. {email} and {phone} are filled in.
     */
    offline?: string;
    /**
     * What a form says to somebody who left the page while it was sent, and comes back.
     */
    unsure?: string;
    /**
     * What a form says when its script could not be loaded.
     */
    tryAgain?: string;
    /**
     * What a carousel is called, for people who have the page read to them.
     */
    carousel?: string;
    /**
     * The name of the strip of slides of a carousel. {heading} becomes the heading of the carousel.
     */
    slides?: string;
    /**
     * What a slide of a carousel is called, for people who have the page read to them.
     */
    slide?: string;
    /**
     * Which slide of a carousel it is. {number} becomes its number, and {count} how many there are.
     */
    slideNumber?: string;
    /**
     * The name of the button that stops a carousel. {heading} becomes the heading of the carousel.
     */
    pause?: string;
    /**
     * The name of the button that lets a carousel move again. {heading} becomes the heading of the carousel.
     */
    play?: string;
    /**
     * The name of the arrow back of a carousel. {heading} becomes the heading of the carousel.
     */
    previousSlide?: string;
    /**
     * The name of the arrow forward of a carousel. {heading} becomes the heading of the carousel.
     */
    nextSlide?: string;
    /**
     * The name of the arrow back beside a large picture.
     */
    previousPicture?: string;
    /**
     * The name of the arrow forward beside a large picture.
     */
    nextPicture?: string;
    /**
     * Stands in the place of a large picture that could not be loaded.
     */
    pictureMissing?: string;
    /**
     * Stands in the place of a large picture when there is no connection.
     */
    pictureFailed?: string;
    /**
     * The link of a card to an article whose card has no label. {title} becomes the title of the card.
     */
    readMore?: string;
    /**
     * The heading over the contents of an article that gives none of its own.
     */
    contents?: string;
    /**
     * Stands in the place of a part of the page that could not be shown.
     */
    blockFailed?: string;
    /**
     * The heading of the page for addresses that do not exist, where the site has none of its own.
     */
    pageNotFound?: string;
    /**
     * The text of the page for addresses that do not exist, where the site has none of its own.
     */
    noPageHere?: string;
    /**
     * The button of the page for addresses that do not exist, where the site has none of its own.
     */
    goHome?: string;
  };
}
/**
 * Titles that open to show their text, one at a time. The first is open at the start. For features and values; for questions there is a block of its own.
 */
export interface AccordionBlock {
  /**
   * Says which kind of block this is.
   */
  type: "accordion";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * A few sentences under the heading.
   */
  text?: RichText;
  /**
   * A picture under the heading. An open item that has a pictogram shows that instead.
   */
  image?: ImageContent;
  /**
   * The titles and their texts.
   *
   * Items: One title and the text it opens.
   */
  items: {
    /**
     * What can be clicked.
     */
    title: string;
    /**
     * What opens under it.
     */
    text: RichText;
    /**
     * A drawing that is shown large under the heading while this item is open, by its name.
     */
    pictogram?: PictogramContent;
  }[];
  /**
   * The colour behind the block. Left out, it is white.
   */
  ground?: "white" | "mist";
}
/**
 * A long text in sections. The table of contents is made from their headings; a form can stand at the side.
 */
export interface ArticleBlock {
  /**
   * Says which kind of block this is.
   */
  type: "article";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The words above the table of contents. Left out, it is "Contents" in the language of the site.
   */
  contents?: string;
  /**
   * The sections, in the order in which they are read.
   *
   * Items: One section with its own heading.
   */
  sections: {
    /**
     * The name that links and the table of contents lead to. Small letters, digits and hyphens.
     */
    id: string;
    /**
     * The section's heading.
     */
    heading: string;
    /**
     * The paragraphs of the section.
     */
    text: RichText;
    /**
     * Bars that rise like a stair, with a sentence under them.
     */
    chart?: {
      /**
       * What the chart shows, in one sentence.
       */
      caption: string;
      /**
       * The bars, from left to right.
       *
       * Items: One bar.
       */
      bars: {
        /**
         * What the bar stands for.
         */
        label: string;
        /**
         * How high the bar is, as a plain number.
         */
        value: number;
        /**
         * The number as a visitor should read it, for example "$10k". Left out, it is the value, with the signs of the language of the site.
         */
        shown?: string;
      }[];
    };
    /**
     * A picture after the text.
     */
    image?: ImageContent;
    /**
     * The words under the image: what it shows and why it is here.
     */
    imageCaption?: string;
    /**
     * A button after the section.
     */
    button?: {
      /**
       * The words to click. Say where they lead.
       */
      label: string;
      /**
       * Where it leads.
       */
      href: string;
    };
  }[];
  /**
   * The form at the side, by its name in the site settings (pages/_site.json). Left out, there is none.
   */
  form?: FormContent;
  /**
   * The words above the form.
   */
  formHeading?: string;
}
/**
 * Short texts with titles side by side: reasons, perks, capabilities, roles.
 */
export interface CardGridBlock {
  /**
   * Says which kind of block this is.
   */
  type: "cardGrid";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * "columns" puts the cards side by side under thin lines, "list" puts the heading at the left and two columns at the right, "steps" numbers the cards, "pictures" shows an image on each card. Left out, it is "columns".
   */
  variant?: "columns" | "list" | "steps" | "pictures";
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * One or two sentences under the heading.
   */
  lead?: RichText;
  /**
   * The cards, in the order in which they appear.
   *
   * Items: One card.
   */
  items: {
    /**
     * The card's title.
     */
    title: string;
    /**
     * A few words between title and text.
     */
    line?: string;
    /**
     * One to three sentences.
     */
    text: RichText;
    /**
     * A picture on the card. Cards with pictures go best in the layout for pictures, which shows them large.
     */
    image?: ImageContent;
    /**
     * The drawing on the card, by its name.
     */
    pictogram?: PictogramContent;
  }[];
  /**
   * The colour behind the block. Left out, it is white.
   */
  ground?: "white" | "mist" | "pale";
}
/**
 * Slides that move by themselves: pictures with a caption, or coloured cards with a pictogram. Visitors can pause it.
 */
export interface CarouselBlock {
  /**
   * Says which kind of block this is.
   */
  type: "carousel";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * The slides, in the order in which they appear. A slide with an image is a picture; a slide without one is a coloured card.
   *
   * Items: One picture or one coloured card.
   */
  slides: {
    /**
     * The picture. Left out, the slide is a coloured card.
     */
    image?: ImageContent;
    /**
     * The name under the picture or on the card.
     */
    title: string;
    /**
     * A few words beside the name, for pictures.
     */
    category?: string;
    /**
     * One sentence on the card.
     */
    text?: RichText;
    /**
     * The colour of the card.
     */
    ground?: "leaf" | "vermilion" | "marigold" | "cobalt" | "periwinkle" | "teal" | "plum" | "ink" | "pale" | "mist";
    /**
     * The drawing on the card, by its name.
     */
    pictogram?: PictogramContent;
  }[];
  /**
   * A button under the slides, to a page that shows more.
   */
  button?: {
    /**
     * The words to click. Say where they lead.
     */
    label: string;
    /**
     * Where it leads.
     */
    href: string;
  };
  /**
   * How many slides stand side by side on a wide screen. Phones always show one. Left out, it is 3.
   */
  slidesInView?: 2 | 3;
  /**
   * Whether it moves on every two and a half seconds. Left out, it does. Visitors can always pause it.
   */
  autoplay?: boolean;
  /**
   * The colour behind the block. Left out, it is white.
   */
  ground?: "white" | "mist";
}
/**
 * Boxes with ways to reach you: phone, email, Skype, address.
 */
export interface ContactDetailsBlock {
  /**
   * Says which kind of block this is.
   */
  type: "contactDetails";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * One or two sentences under the heading.
   */
  text?: RichText;
  /**
   * The boxes, in the order in which they appear.
   *
   * Items: One way to get in touch.
   */
  boxes: {
    /**
     * The sign on the box.
     */
    icon: IconName;
    /**
     * The name of the box.
     */
    title: string;
    /**
     * A sentence on when to use it.
     */
    text?: RichText;
    /**
     * The number, address or name itself.
     */
    detail: string;
    /**
     * Where a click on the detail leads. Left out, it is only read.
     */
    href?: string;
  }[];
  /**
   * The colour behind the block. Left out, it is white.
   */
  ground?: "white" | "mist";
}
/**
 * A form beside a coloured panel with a heading and ways to reach you.
 */
export interface ContactFormBlock {
  /**
   * Says which kind of block this is.
   */
  type: "contactForm";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * One or two sentences under the heading.
   */
  text?: RichText;
  /**
   * Ways to reach you, under the text.
   *
   * Items: One way to reach you.
   */
  details?: {
    /**
     * The small sign before it.
     */
    icon?: IconName;
    /**
     * What it is.
     */
    label: string;
    /**
     * What a visitor reads.
     */
    text: string;
    /**
     * Where a click on the text leads. Left out, it is only read.
     */
    href?: string;
  }[];
  /**
   * Which form to show, by its name in the site settings (pages/_site.json).
   */
  form: FormContent;
  /**
   * The colour of the panel. Left out, it is cobalt.
   */
  ground?: "cobalt" | "ink";
}
/**
 * One proposal with one button, to move visitors to the next step. Two in a row take attention from each other.
 */
export interface CtaBlock {
  /**
   * Says which kind of block this is.
   */
  type: "cta";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * "block" is dark, with room for a text; "banner" is one blue line. Left out, it is "block".
   */
  variant?: "block" | "banner";
  /**
   * What is drawn beside the words: one large kite, three kites on strings, a quilt, stairs, or nothing at all: "none". Left out, a block has a kite and a banner has stairs. Choose something else below or above a block that has stairs itself.
   */
  art?: "kite" | "kites" | "quilt" | "stairs" | "none";
  /**
   * What you propose, in one line.
   */
  heading: string;
  /**
   * One or two sentences under the heading.
   */
  text?: RichText;
  /**
   * The button. Say what happens next.
   */
  button: {
    /**
     * The words to click. Say where they lead.
     */
    label: string;
    /**
     * Where it leads.
     */
    href: string;
  };
}
/**
 * Questions that open to show their answers, one at a time. All are closed at the start. Search engines learn them as well.
 */
export interface FaqBlock {
  /**
   * Says which kind of block this is.
   */
  type: "faq";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * The questions, in the order in which they appear.
   *
   * Items: One question and its answer.
   */
  items: {
    /**
     * The question as a visitor would ask it.
     */
    question: string;
    /**
     * The answer, in a few plain sentences.
     */
    answer: RichText;
  }[];
  /**
   * The colour behind the block. Left out, it is white.
   */
  ground?: "white" | "mist";
}
/**
 * The top of a page: its main heading, an opening text and a picture. A page may begin with any block that has a heading; most begin with this one.
 */
export interface HeroBlock {
  /**
   * Says which kind of block this is.
   */
  type: "hero";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * "page" puts the picture at the right, "home" spreads it under a heading in the middle, and lets the words stand in it if its upper middle is white or empty. Left out, it is "page".
   */
  variant?: "page" | "home";
  /**
   * What the page is about, in a few words. It is the largest text on the page.
   */
  heading: string;
  /**
   * One or two sentences under the heading: who, where, what.
   */
  lead?: RichText;
  /**
   * The picture of the page. It is the first thing to load.
   */
  image: ImageContent;
  /**
   * Another cut of the picture for screens up to 720 px wide; the description of the image stands for both. Left out, the same picture is used everywhere.
   */
  phoneImage?: ImageContent;
  /**
   * The colour behind the block. Left out, it is white.
   */
  ground?: "white" | "mist" | "pale" | "ink" | "cobalt" | "marigold" | "teal";
  /**
   * The one action of the page.
   */
  button?: {
    /**
     * The words to click. Say where they lead.
     */
    label: string;
    /**
     * Where it leads.
     */
    href: string;
  };
}
/**
 * A heading beside a short text. A button and large numbers can stand under it.
 */
export interface IntroBlock {
  /**
   * Says which kind of block this is.
   */
  type: "intro";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * What the company or the service does, in a few sentences.
   */
  text: RichText;
  /**
   * A button under the text.
   */
  button?: {
    /**
     * The words to click. Say where they lead.
     */
    label: string;
    /**
     * Where it leads.
     */
    href: string;
  };
  /**
   * Large numbers with a few words each, two at best.
   *
   * Items: One number and what it counts.
   */
  figures?: {
    /**
     * The number as it should be read.
     */
    value: string;
    /**
     * What the number counts.
     */
    label: string;
  }[];
  /**
   * The colour behind the block. Left out, it is white.
   */
  ground?: "white" | "mist";
}
/**
 * Logos, for example of technologies, with their names, in groups.
 */
export interface LogoGridBlock {
  /**
   * Says which kind of block this is.
   */
  type: "logoGrid";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * A few sentences under the heading.
   */
  lead?: RichText;
  /**
   * The groups, in the order in which they appear.
   *
   * Items: One group of logos.
   */
  groups: {
    /**
     * The name of the group.
     */
    title: string;
    /**
     * The logos of the group.
     *
     * Items: One logo with its name.
     */
    logos: {
      /**
       * The logo, by its name in the logo collection.
       */
      logo: LogoContent;
      /**
       * The name under the logo.
       */
      label: string;
    }[];
  }[];
  /**
   * A line in small letters under the logos, for example on trademarks.
   */
  note?: string;
  /**
   * The colour behind the block. Left out, it is white.
   */
  ground?: "white" | "mist";
}
/**
 * Pictures of finished work with a title each. A click opens the picture large, with arrows to the next.
 */
export interface PortfolioGridBlock {
  /**
   * Says which kind of block this is.
   */
  type: "portfolioGrid";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * A few sentences under the heading.
   */
  lead?: RichText;
  /**
   * The projects, in the order in which they appear.
   *
   * Items: One project.
   */
  items: {
    /**
     * The picture of the project.
     */
    image: ImageContent;
    /**
     * The colour of the field behind the picture.
     */
    ground?: "leaf" | "vermilion" | "marigold" | "cobalt" | "periwinkle" | "teal" | "plum" | "ink" | "pale" | "mist";
    /**
     * The project in a few words.
     */
    title: string;
    /**
     * The kind of work.
     */
    category: string;
    /**
     * One or two sentences about the project.
     */
    description: RichText;
  }[];
  /**
   * The colour behind the block. Left out, it is white.
   */
  ground?: "white" | "mist";
}
/**
 * Cards that lead to articles. Picture, title and text come from the card of the article's own page, so that they are written once.
 */
export interface PostCardsBlock {
  /**
   * Says which kind of block this is.
   */
  type: "postCards";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * The addresses of the article pages, in the order in which they appear.
   *
   * Items: The address of a page of this site.
   */
  posts: PageSummary[];
  /**
   * The colour behind the block. Left out, it is white.
   */
  ground?: "white" | "mist";
}
/**
 * Numbered steps that rise like a stair, with an optional base under them. On phones they are a row to swipe.
 */
export interface ProcessBlock {
  /**
   * Says which kind of block this is.
   */
  type: "process";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * A few sentences under the heading.
   */
  text?: RichText;
  /**
   * The stages, in order.
   *
   * Items: One stage.
   */
  stages: {
    /**
     * The name of the stage.
     */
    title: string;
    /**
     * What happens in it, a few words each.
     *
     * Items: One short line.
     */
    points?: string[];
    /**
     * Other words for the points on small screens. Left out, they are the same.
     *
     * Items: One short line.
     */
    phonePoints?: string[];
    /**
     * One or two sentences, where points are too short.
     */
    text?: RichText;
  }[];
  /**
   * A title and a text under all stages.
   */
  base?: {
    /**
     * The name of what goes on.
     */
    title: string;
    /**
     * One sentence about it.
     */
    text: string;
    /**
     * Other words for the text on small screens. Left out, they are the same.
     */
    phoneText?: string;
  };
  /**
   * The colour behind the block. Left out, it is white.
   */
  ground?: "white" | "mist";
}
/**
 * A table of services with thin lines: each has a drawing, a title, a text and a link.
 */
export interface ServicesGridBlock {
  /**
   * Says which kind of block this is.
   */
  type: "servicesGrid";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * One sentence beside the heading.
   */
  lead?: RichText;
  /**
   * The services, in the order in which they appear.
   *
   * Items: One cell of the table.
   */
  items: {
    /**
     * The drawing on the card, by its name. A picture of your own can stand in a card grid.
     */
    pictogram: PictogramContent;
    /**
     * The name of the service.
     */
    title: string;
    /**
     * One or two sentences about the service.
     */
    text: RichText;
    /**
     * The page that tells more.
     */
    href?: string;
  }[];
  /**
   * The colour behind the block. Left out, it is white.
   */
  ground?: "white" | "mist";
}
/**
 * Several texts in one place: a click on a title shows its text. The first is shown at the start.
 */
export interface TabsBlock {
  /**
   * Says which kind of block this is.
   */
  type: "tabs";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * A few sentences under the heading.
   */
  text?: RichText;
  /**
   * The tabs, in the order in which they appear.
   *
   * Items: One title and its text.
   */
  items: {
    /**
     * The label of the tab, a few words.
     */
    title: string;
    /**
     * What the tab shows.
     */
    content: RichText;
  }[];
  /**
   * The colour behind the block. Left out, it is white.
   */
  ground?: "white" | "mist";
}
/**
 * What clients say, one at a time: a quote with name and title, and a portrait if there is one.
 */
export interface TestimonialsBlock {
  /**
   * Says which kind of block this is.
   */
  type: "testimonials";
  /**
   * A name that links can lead to: with "form", the link "/contact#form" leads to this block. Small letters, digits and hyphens.
   */
  id?: string;
  /**
   * A word or two in small letters above the heading.
   */
  label?: string;
  /**
   * The section's heading.
   */
  heading: string;
  /**
   * The quotes. The first is shown at the start.
   *
   * Items: One client's words.
   */
  items: {
    /**
     * What the client said, without quotation marks.
     */
    quote: string;
    /**
     * Who said it.
     */
    name: string;
    /**
     * What the person does.
     */
    title: string;
    /**
     * A portrait. It is also shown small, so a face should fill it. Left out, the first letter of the name stands for it.
     */
    image?: ImageContent;
  }[];
  /**
   * The colour behind the block. Left out, it is mist.
   */
  ground?: "white" | "mist";
}

/** Every block by its type. */
export interface Blocks {
  accordion: AccordionBlock;
  article: ArticleBlock;
  cardGrid: CardGridBlock;
  carousel: CarouselBlock;
  contactDetails: ContactDetailsBlock;
  contactForm: ContactFormBlock;
  cta: CtaBlock;
  faq: FaqBlock;
  hero: HeroBlock;
  intro: IntroBlock;
  logoGrid: LogoGridBlock;
  portfolioGrid: PortfolioGridBlock;
  postCards: PostCardsBlock;
  process: ProcessBlock;
  servicesGrid: ServicesGridBlock;
  tabs: TabsBlock;
  testimonials: TestimonialsBlock;
}
export type BlockType = keyof Blocks;
