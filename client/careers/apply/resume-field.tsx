import { useRef, useState } from 'react';
import { applicationWords } from '#content/careers/application-form-copy.ts';
import { fileSize, progressOf } from '#shared/file-size.ts';
import { controlOf, FieldError, fieldId, Labelled } from '../../ui/form/form-field.tsx';
import type { Form } from '../../ui/form/use-form.ts';
import { Icon } from '../../ui/icon.tsx';

const { fields, resume: words } = applicationWords;

/**
 * The resume: a native file input, and progress during the upload. The input stays mounted but hidden
 * meanwhile, so that the chosen file is still there if the server refuses it.
 */
export function ResumeField({ form }: { form: Form }) {
  const [chosen, setChosen] = useState<{ name: string; size: number }>();
  const [problem, setProblem] = useState<string>();
  const latest = useRef<File>(undefined);
  const field = { form, name: 'resume', field: fields.resume };
  const isSending = form.sending !== undefined;
  const isChosenAgain = form.typed('resume') !== '' && !chosen;
  // The error of the submitted form is shown already.
  const early = 'resume' in form.errors ? undefined : problem;
  const taken = !early && !form.errors.resume && chosen;

  async function checkFile(file: File | undefined) {
    latest.current = file;
    setProblem(undefined);
    if (!file) return;
    const rules = await import('./chosen-file.ts').catch(() => undefined);
    const found = await rules?.chosenFileProblem(file);
    if (latest.current === file) setProblem(found);
  }

  return (
    <>
      <div hidden={isSending}>
        <Labelled {...field} more={isChosenAgain && <p className="note ink medium">{words.chooseAgain}</p>}>
          <div className={`drop ${taken ? 'drop--taken' : ''}`}>
            <input
              {...controlOf({
                ...field,
                form: { ...form, errors: { ...form.errors, ...(early && { resume: early }) } },
              })}
              ref={reportSameFile}
              type="file"
              accept="application/pdf"
              onChange={(event) => {
                const file = event.currentTarget.files?.[0];
                if (file === latest.current) return;
                setChosen(file && { name: file.name, size: file.size });
                form.edited('resume');
                checkFile(file);
              }}
            />
            <Icon name={taken ? 'file-text' : 'upload'} />
            <p className="mono-s mask" role="status">
              {taken && (
                <>
                  <span className="visually-hidden">Chosen:</span>{' '}
                  <strong className="block text-m ink anywhere">{`${taken.name}, ${fileSize(taken.size)}`}</strong>
                </>
              )}
            </p>
          </div>
          <div className="field__live" role="status">
            {early && <FieldError id={`${fieldId(form, 'resume')}-error`}>{early}</FieldError>}
          </div>
        </Labelled>
      </div>
      {isSending && <UploadProgress form={form} fileName={chosen?.name ?? fields.resume.label} />}
    </>
  );
}

/** Choosing the same file name again, corrected on disk, fires only `cancel`: reports it as `change`. */
function reportSameFile(input: HTMLInputElement | null) {
  input?.addEventListener('cancel', () => input.dispatchEvent(new Event('change', { bubbles: true })));
}

/** The bar moves with every progress event; screen readers hear only each quarter. */
function UploadProgress({ form, fileName }: { form: Form; fileName: string }) {
  const progress = form.sending?.progress;
  const percent = progress && progress.total > 0 ? Math.floor((progress.sent / progress.total) * 100) : 0;
  const quarter = Math.floor(percent / 25) * 25;
  return (
    <div className="grid gap-2 box-4 sunken upload">
      <p className="upload__row beside gap-3">
        <Icon name="file-text" className="mask" />
        <strong className="anywhere">{fileName}</strong>
        {progress && <span className="mono push">{progressOf(progress.sent, progress.total)}</span>}
      </p>
      <progress max={100} value={percent} aria-label={`${words.uploading} ${fileName}`} />
      <div className="upload__row beside gap-3">
        <p className="note" aria-hidden="true">
          {progressText(percent)}
        </p>
        <p className="visually-hidden" role="status">
          {progressText(quarter)}
        </p>
        <button type="button" className="text-link push" onClick={form.cancel}>
          {words.cancel}
        </button>
      </div>
    </div>
  );
}

function progressText(percent: number): string {
  return percent === 100 ? words.arrived : `${words.uploading}, ${percent} %`;
}
