export const USAGE = `Applications and messages sent through the site.

  npm run inbox                             the newest 50
  npm run inbox -- show A-7KQM-2XWD         one in full
  npm run inbox -- save A-7KQM-2XWD --to FOLDER
                                            a safe copy of its resume: the pages, and nothing else
                                            that its file could hold
  npm run inbox -- save --job qa-engineer --to FOLDER
                                            those of all applications for this opening
  npm run inbox -- release A-7KQM-2XWD      out of quarantine, into the inbox
  npm run inbox -- resend --from 2026-11-20 letters and calls that were given up since that day
  npm run inbox -- export --out all.csv     everything as a table for a spreadsheet
  npm run desk                              the same in a browser on this machine, with stages and notes

Choose what is listed or exported (behind the two dashes, in any combination):

  --job embedded-firmware-engineer          applications for this opening, under its former names too
  --unread                                  nobody has marked it as read
  --quarantine                              held back as no person's, instead of the inbox
  --search "relay board"                    whose texts, name or resume have all of these words in them
  --limit 20                                the newest 20 (without it a list has 50, a table everything)

  list, show --json    for a program to read (npm run --silent inbox -- --json)
  save --as-sent       the file as it was sent, which may hold scripts and other files
  export --out FILE    a new file; without it, the table is printed
                       (npm run --silent inbox -- export prints nothing else)

Keep and remove:

  npm run inbox -- backup FILE              all of it in a new file, while the site runs
  npm run inbox -- restore FILE             a backup into DATA_DIR, without what was erased since, while the
                                            site does not run and no submissions.db is there
                                            (--verify tries it and changes nothing)
  npm run inbox -- erase NAME@MAIL          everything of this person
  npm run inbox -- erase A-7KQM-2XWD        this one alone; says what else there is of the person
                                            (both list what goes and ask first; --yes does not ask)
  npm run inbox -- sweep                    what is older than RETENTION_DAYS, 365 if that is not set
                                            (--dry-run only says what)

  --help               this text

Days and times are those of Indore (IST). The database is looked for in ./data, or where DATA_DIR says.
`;
