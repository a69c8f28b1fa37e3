/** The parts of guides, long texts and articles. */
import { useLoaderData } from 'react-router';
import { withContents } from '../catalogue/contents.server.ts';
import type { RouteHandle } from '../document-assets.tsx';
import { CommonProblems } from '../sections/guide/common-problems.tsx';
import { ContentsList } from '../sections/guide/contents-list.tsx';
import { IllustratedText } from '../sections/guide/illustrated-text.tsx';
import { readPassages } from '../sections/guide/passages.server.ts';
import { Reviews } from '../sections/guide/reviews.tsx';
import { ServiceCards } from '../sections/guide/service-cards.tsx';
import { PageHeading } from '../sections/page-heading.tsx';
import { Byline } from '../ui/byline.tsx';
import { ChatLink } from '../ui/chat-link.tsx';
import { GateTypes } from '../ui/gate-types.tsx';
import { illustrations } from '../ui/illustrations/illustrations.ts';
import { Prose } from '../ui/prose.tsx';
import { keysOf, sampleHtml, sampleMessage } from './samples.ts';
import { SpecimenName } from './specimen.tsx';

export const handle: RouteHandle = { styles: ['page', 'faq', 'testimonials', 'guide', 'article'] };

export function loader() {
  const { html, contents } = withContents(sampleHtml);
  return { html, contents, passages: readPassages(html) };
}

export default function GuideParts() {
  const { html, contents, passages } = useLoaderData<typeof loader>();
  const plates = keysOf(illustrations).map((illustration) => ({ illustration }));
  return (
    <>
      <SpecimenName>Guide: heading, cards, text with its contents, reviews</SpecimenName>
      <div className="page guide">
        <PageHeading title="Guia do motor PPA" trail={[]} lead="Do tipo de portão ao motor que serve.">
          <p className="contact-actions">
            <ChatLink message={sampleMessage}>Quero um orçamento</ChatLink>
            <ChatLink variant="bare" className="button button-quiet" message={sampleMessage}>
              Preciso de assistência
            </ChatLink>
          </p>
          <GateTypes />
        </PageHeading>
        <ServiceCards />
        <CommonProblems />
        <div className="guide-text">
          <ContentsList title="Neste guia" contents={contents} />
          <Prose html={html} />
        </div>
        <Reviews />
      </div>
      <SpecimenName>Article: byline, and every plate between two passages</SpecimenName>
      <div className="page guide">
        <PageHeading title="Como escolher o motor" trail={[]}>
          <Byline kind="Comparativo" minutes={7} date="2026-11-18" />
        </PageHeading>
        <IllustratedText
          contentsTitle="Neste artigo"
          contents={contents}
          passages={[...passages, ...plates, { html: '<p>Depois das pranchas, o texto segue.</p>' }]}
        />
      </div>
    </>
  );
}
