import type { PageRule, Rule, ValueRule } from "./rule.ts";
import { aliasClash } from "./rules/aliasClash.ts";
import { altAndDecorative } from "./rules/altAndDecorative.ts";
import { badLanguage } from "./rules/badLanguage.ts";
import { brokenAnchor } from "./rules/brokenAnchor.ts";
import { brokenHeading } from "./rules/brokenHeading.ts";
import { brokenImage } from "./rules/brokenImage.ts";
import { brokenLineEnd } from "./rules/brokenLineEnd.ts";
import { brokenLink } from "./rules/brokenLink.ts";
import { brokenMarkdownLink } from "./rules/brokenMarkdownLink.ts";
import { chatWords } from "./rules/chatWords.ts";
import { deadAddress } from "./rules/deadAddress.ts";
import { descriptionLength } from "./rules/descriptionLength.ts";
import { duplicateAnchor } from "./rules/duplicateAnchor.ts";
import { duplicateCard } from "./rules/duplicateCard.ts";
import { duplicateDescription } from "./rules/duplicateDescription.ts";
import { duplicateRoute } from "./rules/duplicateRoute.ts";
import { duplicateTitle } from "./rules/duplicateTitle.ts";
import { emptyLink } from "./rules/emptyLink.ts";
import { englishWords } from "./rules/englishWords.ts";
import { foreignMarkdown } from "./rules/foreignMarkdown.ts";
import { formsToPage } from "./rules/formsToPage.ts";
import { fullAddress } from "./rules/fullAddress.ts";
import { genericLinkText } from "./rules/genericLinkText.ts";
import { hiddenCharacter } from "./rules/hiddenCharacter.ts";
import { homeAddress } from "./rules/homeAddress.ts";
import { notFoundAddress } from "./rules/notFoundAddress.ts";
import { imageAddress } from "./rules/imageAddress.ts";
import { imageOutside } from "./rules/imageOutside.ts";
import { indexAddress } from "./rules/indexAddress.ts";
import { letterCode } from "./rules/letterCode.ts";
import { localNumber } from "./rules/localNumber.ts";
import { longAlt } from "./rules/longAlt.ts";
import { lostLetter } from "./rules/lostLetter.ts";
import { lostName } from "./rules/lostName.ts";
import { lostSchema } from "./rules/lostSchema.ts";
import { mainHeading } from "./rules/mainHeading.ts";
import { markdownInLine } from "./rules/markdownInLine.ts";
import { markedTwice } from "./rules/markedTwice.ts";
import { marksAlone } from "./rules/marksAlone.ts";
import { menuWithoutLink } from "./rules/menuWithoutLink.ts";
import { menuWithoutRoom } from "./rules/menuWithoutRoom.ts";
import { missingAlt } from "./rules/missingAlt.ts";
import { missingCard } from "./rules/missingCard.ts";
import { missingEndpoint } from "./rules/missingEndpoint.ts";
import { missingImage } from "./rules/missingImage.ts";
import { nestedShared } from "./rules/nestedShared.ts";
import { numberSign } from "./rules/numberSign.ts";
import { numberedList } from "./rules/numberedList.ts";
import { orphanPage } from "./rules/orphanPage.ts";
import { ownFolder } from "./rules/ownFolder.ts";
import { pastedList } from "./rules/pastedList.ts";
import { pastedHtml } from "./rules/pastedHtml.ts";
import { pastedShortcode } from "./rules/pastedShortcode.ts";
import { pastedTable } from "./rules/pastedTable.ts";
import { pictureInText } from "./rules/pictureInText.ts";
import { placeholderText } from "./rules/placeholderText.ts";
import { redundantAlt } from "./rules/redundantAlt.ts";
import { repeatedAlt } from "./rules/repeatedAlt.ts";
import { repeatedChoice } from "./rules/repeatedChoice.ts";
import { repeatedContent } from "./rules/repeatedContent.ts";
import { repeatedLabel } from "./rules/repeatedLabel.ts";
import { repeatedShared } from "./rules/repeatedShared.ts";
import { repeatedTitle } from "./rules/repeatedTitle.ts";
import { roundaboutLink } from "./rules/roundaboutLink.ts";
import { sampleDescription } from "./rules/sampleDescription.ts";
import { sampleText } from "./rules/sampleText.ts";
import { selectWithoutChoices } from "./rules/selectWithoutChoices.ts";
import { sharedFields } from "./rules/sharedFields.ts";
import { skippedHeading } from "./rules/skippedHeading.ts";
import { smallPicture } from "./rules/smallPicture.ts";
import { straySpace } from "./rules/straySpace.ts";
import { swappedFields } from "./rules/swappedFields.ts";
import { takenName } from "./rules/takenName.ts";
import { titleLength } from "./rules/titleLength.ts";
import { unclosedBold } from "./rules/unclosedBold.ts";
import { unknownField } from "./rules/unknownField.ts";
import { unknownForm } from "./rules/unknownForm.ts";
import { unknownImageType } from "./rules/unknownImageType.ts";
import { unknownMenuEntry } from "./rules/unknownMenuEntry.ts";
import { unknownOpenField } from "./rules/unknownOpenField.ts";
import { unknownPage } from "./rules/unknownPage.ts";
import { unknownShared } from "./rules/unknownShared.ts";
import { unknownToken } from "./rules/unknownToken.ts";
import { unseenText } from "./rules/unseenText.ts";
import { unsafeUrl } from "./rules/unsafeUrl.ts";
import { unusedShared } from "./rules/unusedShared.ts";
import { unusedEndpoint } from "./rules/unusedEndpoint.ts";
import { uselessChoices } from "./rules/uselessChoices.ts";
import { weakAlt } from "./rules/weakAlt.ts";
import { wrappedLines } from "./rules/wrappedLines.ts";
import { wrongDate } from "./rules/wrongDate.ts";

/** All rules; schemas find the other mistakes. To add a rule, write one file in rules/ and one line here. */
export const rules: readonly Rule[] = [
  unknownShared,
  sharedFields,
  nestedShared,
  unknownOpenField,
  duplicateRoute,
  aliasClash,
  homeAddress,
  notFoundAddress,
  indexAddress,
  ownFolder,
  unknownForm,
  unknownField,
  unknownMenuEntry,
  unknownPage,
  missingCard,
  swappedFields,
  unsafeUrl,
  localNumber,
  brokenLink,
  fullAddress,
  brokenAnchor,
  duplicateAnchor,
  mainHeading,
  skippedHeading,
  unseenText,
  imageAddress,
  imageOutside,
  missingImage,
  unknownImageType,
  brokenImage,
  smallPicture,
  missingAlt,
  altAndDecorative,
  unknownToken,
  menuWithoutLink,
  menuWithoutRoom,
  missingEndpoint,
  unusedEndpoint,
  deadAddress,
  formsToPage,
  selectWithoutChoices,
  uselessChoices,
  takenName,
  badLanguage,
  englishWords,
  lostName,
  lostSchema,
  duplicateTitle,
  duplicateDescription,
  duplicateCard,
  titleLength,
  descriptionLength,
  sampleDescription,
  sampleText,
  orphanPage,
  genericLinkText,
  emptyLink,
  weakAlt,
  redundantAlt,
  longAlt,
  placeholderText,
  pictureInText,
  foreignMarkdown,
  brokenHeading,
  numberSign,
  brokenLineEnd,
  wrappedLines,
  brokenMarkdownLink,
  unclosedBold,
  pastedList,
  numberedList,
  pastedTable,
  pastedHtml,
  pastedShortcode,
  markdownInLine,
  markedTwice,
  marksAlone,
  hiddenCharacter,
  lostLetter,
  roundaboutLink,
  wrongDate,
  chatWords,
  letterCode,
  straySpace,
  unusedShared,
  repeatedChoice,
  repeatedContent,
  repeatedLabel,
  repeatedShared,
  repeatedTitle,
  repeatedAlt,
];

export const valueRules: readonly ValueRule[] = rules.filter((rule) => "each" in rule);

/** The codes of the errors with which a page can still be rendered for those who work on it. */
export const leavingPage: ReadonlySet<string> = new Set(
  rules.filter(({ leavesPage }) => leavesPage).map(({ code }) => code),
);

export const pageRules: readonly PageRule[] = rules.filter((rule) => "isQuiet" in rule);
