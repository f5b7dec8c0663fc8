import './client-row.css';
import { clientProof, proofWords } from '#content/company/client-proof.ts';
import type { ClientTestimonial } from '#content/company/clients-copy.ts';
import { casePath } from '#shared/paths.ts';
import { clientLogos } from '../../pictures/logos.ts';
import { Icon } from '../../ui/icon.tsx';
import { TextLink } from '../../ui/link/app-link.tsx';
import { QuotePerson } from '../../ui/quote/quote-person.tsx';

/** A client: who they are, what they say, and what was measured; `at` is the place among all, by which some are large. */
export function ClientRow({ testimonial, at }: { testimonial: ClientTestimonial; at: number }) {
  const { text, author, role, rating, image } = testimonial;
  const proof = clientProof.get(author);
  const mark = proof?.client.mark && clientLogos[proof.client.mark - 1];
  return (
    <div
      className={`${at === 0 ? 'band band--plain ' : ''}grid ruled client-row ${at % 4 ? '' : 'client-row--large'}`}
    >
      {proof && (
        <div className="client-row__client">
          {mark ? (
            <img {...mark} alt={proof.client.name} loading="lazy" className="client-row__mark" />
          ) : (
            <p className="title-1 semibold ink client-row__mark">{proof.client.name}</p>
          )}
          <p className="below-2 muted text-s">
            {proof.client.trade}, {proof.client.place}
          </p>
          <p className="label below-2">{proofWords.since(proof.since)}</p>
          <p className="text-s balance">
            <span className="visually-hidden">{proofWords.delivered}: </span>
            {proof.delivered}
          </p>
        </div>
      )}
      <figure className="grid content-start">
        <blockquote className="ink">
          <p>{text}</p>
        </blockquote>
        <QuotePerson name={author} role={role} image={image}>
          <Stars rating={rating} />
        </QuotePerson>
      </figure>
      {proof && (
        <div className="client-row__proof noted text-s">
          <p className="balance">
            <span className="visually-hidden">{proofWords.measured}: </span>
            <strong className="block">{proof.result.figure}</strong> <span>{proof.result.counts}</span>
          </p>
          {proof.of && (
            <TextLink to={casePath(proof.of)}>
              {proofWords.how}
              <span className="visually-hidden">{`: ${proof.client.name}`}</span>
            </TextLink>
          )}
        </div>
      )}
    </div>
  );
}

/** A rating of whole stars, 1 to 5. */
function Stars({ rating }: { rating: number }) {
  return (
    <span className="beside stars" role="img" aria-label={`${rating} out of 5 stars`}>
      {[1, 2, 3, 4, 5].map((star) => (
        <Icon key={star} name="star" className={star > rating ? 'stars__empty' : ''} />
      ))}
    </span>
  );
}
