/** What plugins for search engines fill in, and nobody here does: `%%sep%% %%sitename%%`. */
export const FILLED_BY_OTHERS = /%%[a-z]+(?:_[a-z]+)*%%(?:\s*%%[a-z]+(?:_[a-z]+)*%%)*/;
