import { Router } from 'express';
import { formPaths } from '#shared/pages.ts';
import { APPLICATION, APPLICATION_ERASED, APPLICATIONS, CONTACT } from '#shared/paths.ts';
import type { AppDeps } from '../app-deps.ts';
import { FORM_TYPE, textBody } from '../http/body.ts';
import { allowMethods } from '../http/guards.ts';
import type { Pages } from '../pages/pages.ts';
import { applicantPage, correctionsOnly, uploadsOnly } from '../submissions/applicant-page.ts';
import { receiveApplication } from '../submissions/apply-api.ts';
import { continueAsMessage, receiveContact } from '../submissions/contact-api.ts';
import type { PostGuards } from './post-guards.ts';

/** Requests of one visitor for applicants' pages in a window; guessed keys count toward `refusedLimit`. */
const MAX_VIEWS = 300;

/** Posts to pages: their forms, sent without scripts, and what applicants do on their own page. */
export function formRoutes(deps: AppDeps, guards: PostGuards, pages: Pages): Router {
  const { content, stores } = deps;
  const forms = Router();
  const contactPages = formPaths('contact');
  forms.post(contactPages, pages.form, guards.sameOrigin, guards.contactRate, textBody(FORM_TYPE));
  forms.post(CONTACT, continueAsMessage(pages.begun));
  forms.post(contactPages, receiveContact(stores.messages, pages.accepted));
  forms.post(
    formPaths('application'),
    pages.form,
    guards.sameOrigin,
    guards.applyRate,
    guards.uploadOfForm,
    receiveApplication(
      { applications: stores.applications, content },
      (req) => String(req.params.id),
      pages.accepted,
    ),
  );
  const { open, required, replaceResume, correct, act } = applicantPage({
    stores,
    retentionDays: deps.config.retentionDays,
    log: deps.log,
    notFound: pages.notFound,
  });
  forms.all(APPLICATION_ERASED, allowMethods('GET', 'HEAD'), pages.erased);
  forms.all(
    APPLICATION,
    allowMethods('GET', 'HEAD', 'POST'),
    guards.rate('application page', MAX_VIEWS),
    open,
  );
  forms.get(APPLICATION, required, pages.showPrivate);
  forms.post(
    APPLICATION,
    uploadsOnly,
    required,
    guards.sameOrigin,
    guards.applyRate,
    guards.uploadOfForm,
    replaceResume,
  );
  forms.post(APPLICATION, guards.sameOrigin, textBody(FORM_TYPE));
  forms.post(APPLICATION, correctionsOnly, required, guards.applyRate, correct);
  forms.post(APPLICATION, act);
  // The address may be a mistyped key.
  forms.use(APPLICATIONS, pages.notFound);
  forms.all([...contactPages, ...formPaths('application')], allowMethods('GET', 'HEAD', 'POST'));
  return forms;
}
