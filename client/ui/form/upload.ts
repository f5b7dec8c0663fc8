import { type Answer, readAnswer } from './send.ts';

/** Bytes sent so far; `total` counts the whole request, fields included. */
export type Progress = { sent: number; total: number };

export type UploadOptions = { signal: AbortSignal; onProgress: (progress: Progress) => void };

/**
 * Posts `form` as multipart and reports progress. XMLHttpRequest, since fetch reports no upload progress. Never throws;
 * `signal` cancels. There is no timeout: a resume over a slow connection may take minutes.
 */
export function upload(url: string, form: FormData, options: UploadOptions): Promise<Answer> {
  return new Promise((resolve) => {
    if (options.signal.aborted) return resolve({ kind: 'cancelled' });
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) options.onProgress({ sent: loaded, total });
    };
    request.onload = () => {
      resolve({ kind: 'answered', status: request.status, body: readAnswer(request.responseText) });
    };
    request.onerror = () => resolve({ kind: 'unreachable' });
    request.onabort = () => resolve({ kind: 'cancelled' });
    options.signal.addEventListener('abort', () => request.abort(), { once: true });
    request.open('POST', url);
    request.setRequestHeader('Accept', 'application/json');
    request.send(form);
  });
}
