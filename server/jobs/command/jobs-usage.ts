const ALL = `The openings in content/jobs, one file each.

  npm run jobs                              every opening and its state
  npm run jobs -- new                       begin one: asks, checks, writes the file
  npm run jobs -- check                     mistakes, with file, line and column
  npm run jobs -- preview android-lead      a link that shows one before it is on the site
  npm run jobs -- publish android-lead      put a draft on the site, today or on a day to come
  npm run jobs -- close android-lead        take one off
  npm run jobs -- reopen android-lead       put one back
  npm run jobs -- rename old-name new-name  change an address; the old one leads to the new
  npm run jobs -- schema                    write content/schemas anew, for editors

npm run jobs -- <command> --help says more. The folder is ./content, or where CONTENT_DIR says.
`;

const COMMANDS: Record<string, string> = {
  list: `npm run jobs -- list [state] [--json]

Every opening, or those of one state:
  draft      never on the site: isActive is false, and no day it was posted
  scheduled  goes on the site by itself at the start of postedAt, in India
  open       on the site
  closed     was on the site: isActive is false, or closesAt is over
  broken     its file has mistakes. The last good version, if there is one, stays in service

--json prints a list for programs. Last good versions are read from DATA_DIR (or DATABASE_URL),
which has to be that of the site.
`,
  new: `npm run jobs -- new                       asks for everything, and writes nothing before the end
npm run jobs -- new android-lead          a file of examples to fill in, as a draft
npm run jobs -- new [name] --title … …    no questions, for scripts; lists repeat their flag,
                                          and --publish no keeps it a draft

Questions can be answered by a pipe, too: one answer a line, an empty line where there is none
and after each list. Nothing is ever overwritten.
`,
  check: `npm run jobs -- check [name] [--json]

Faults keep a file from the site and end the command with 1. Warnings and notes do not: they say what is
unlikely to be meant, such as a salary in words that is another one in figures.
`,
  preview: `npm run jobs -- preview <name>

Prints the link under which a draft or a scheduled opening can be read before it is on the site. Who has the
link can see the page; nobody can apply there. DATA_DIR (or DATABASE_URL) has to be that of the site.
`,
  publish: `npm run jobs -- publish <name> [--on 2026-03-31] [--closes 2026-06-30]

Sets isActive, and postedAt to today in India, or to a day to come on which it goes on the site by itself.
`,
  close: `npm run jobs -- close <name>

Sets isActive to false. The address then says that the opening is gone (410). A scheduled one becomes a draft.
`,
  reopen: `npm run jobs -- reopen <name> [--closes 2026-06-30]

Sets isActive to true. A closing day that is over is taken out, or replaced by that of --closes.
With --closes an opening that is on the site gets a new last day.
`,
  rename: `npm run jobs -- rename <old name> <new name>

Renames the file. The old address leads to the new one as long as the file keeps it in formerIds.
`,
  schema: `npm run jobs -- schema

Writes content/schemas anew, from which editors take their help and their checks.
`,
};

/** The help of a command, or of all of them. */
export const usageOf = (command?: string): string =>
  (command !== undefined && Object.hasOwn(COMMANDS, command) && COMMANDS[command]) || ALL;

export const COMMAND_NAMES: readonly string[] = Object.keys(COMMANDS);
