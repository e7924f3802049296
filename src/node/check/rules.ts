import type { Rule } from "./rule.ts";
import { aliasClash } from "./rules/aliasClash.ts";
import { altAndDecorative } from "./rules/altAndDecorative.ts";
import { brokenAnchor } from "./rules/brokenAnchor.ts";
import { brokenLink } from "./rules/brokenLink.ts";
import { duplicateAnchor } from "./rules/duplicateAnchor.ts";
import { fullAddress } from "./rules/fullAddress.ts";
import { mainHeading } from "./rules/mainHeading.ts";
import { skippedHeading } from "./rules/skippedHeading.ts";
import { duplicateRoute } from "./rules/duplicateRoute.ts";
import { menuWithoutLink } from "./rules/menuWithoutLink.ts";
import { missingAlt } from "./rules/missingAlt.ts";
import { missingCard } from "./rules/missingCard.ts";
import { missingEndpoint } from "./rules/missingEndpoint.ts";
import { missingImage } from "./rules/missingImage.ts";
import { nestedShared } from "./rules/nestedShared.ts";
import { selectWithoutChoices } from "./rules/selectWithoutChoices.ts";
import { sharedFields } from "./rules/sharedFields.ts";
import { takenName } from "./rules/takenName.ts";
import { unknownField } from "./rules/unknownField.ts";
import { unknownForm } from "./rules/unknownForm.ts";
import { unknownOpenField } from "./rules/unknownOpenField.ts";
import { unknownPage } from "./rules/unknownPage.ts";
import { unknownShared } from "./rules/unknownShared.ts";
import { unknownToken } from "./rules/unknownToken.ts";
import { unsafeUrl } from "./rules/unsafeUrl.ts";

/** Every rule beside the schemas. A new one is one file in rules/ and one line here. */
export const rules: readonly Rule[] = [
  unknownShared,
  sharedFields,
  nestedShared,
  unknownOpenField,
  duplicateRoute,
  aliasClash,
  unknownForm,
  unknownField,
  unknownPage,
  missingCard,
  unsafeUrl,
  brokenLink,
  fullAddress,
  brokenAnchor,
  duplicateAnchor,
  mainHeading,
  skippedHeading,
  missingImage,
  missingAlt,
  altAndDecorative,
  unknownToken,
  menuWithoutLink,
  missingEndpoint,
  selectWithoutChoices,
  takenName,
];
