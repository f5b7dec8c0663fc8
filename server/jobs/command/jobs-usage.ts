export const USAGE = `The jobs in content/jobs, one file each.

  npm run jobs                              every job and its state; "list draft" those of one state
  npm run jobs -- new android-lead          begin one: a file of examples to fill in, as a draft
  npm run jobs -- check                     errors, with file, line and column; "check NAME" those of one
  npm run jobs -- preview android-lead      a link that shows one before it is on the site
  npm run jobs -- publish android-lead      put a draft on the site today, or on a DAY behind the name
  npm run jobs -- close android-lead        take one off; its address says that it is filled
  npm run jobs -- reopen android-lead       put one back; a DAY behind the name is its new last one
  npm run jobs -- rename old-name new-name  change an address; the old one leads to the new one
  npm run jobs -- schema                    write content/schemas anew, for editors

  list, check --json   for a program to read (npm run --silent jobs -- --json)
  --help               this text

States: draft (never on the site), scheduled (goes on the site by itself at the start of postedAt), open,
closed (isActive is false, or closesAt is over), broken (its file has errors; where the site has read a good
version, that stays). An error ends check with 1; warnings and notes do not. Days, such as 2026-03-31, are
those of India. The folder is ./content, or where CONTENT_DIR says.
`;
