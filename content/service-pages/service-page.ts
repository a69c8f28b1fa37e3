/** The schema of a city's service page (docs/specification/pages.md#service-pages). */
import { z } from 'zod';
import { faqItem } from '../faq-item.ts';
import { chatTestimonial } from '../testimonials/testimonial.ts';

const titled = z.strictObject({ title: z.string().min(5).max(60), text: z.string().min(30).max(320) });
const line = z.string().min(15).max(220);

export const servicePage = z.strictObject({
  slug: z.string().regex(/^portao-automatico-[a-z]+$/),
  city: z.string().min(3),
  title: z.string().min(10).max(60),
  description: z.string().min(70).max(160),
  keywords: z.array(z.string().min(3).max(60)).min(3).max(12),
  lead: line,
  intro: z.array(z.string().min(60).max(420)).min(2).max(3),
  services: z.array(titled).min(5).max(7),
  /**
   * Grouped by the part of the city, as people name it. Neighbourhoods whose part is uncertain are in the last group.
   */
  neighborhoods: z
    .array(
      z.strictObject({
        region: z.string().min(3).max(40),
        names: z.array(z.string().min(3).max(40)).min(1),
      }),
    )
    .min(4),
  neighborhoodsNote: line,
  reasons: z.array(titled).min(4).max(6),
  maintenance: z.strictObject({
    heading: z.string().min(10).max(60),
    signs: z.array(line).min(5).max(8),
    /** How often each kind of customer should have the gate maintained. */
    frequency: z
      .array(z.strictObject({ who: z.string(), howOften: z.string(), why: line }))
      .min(2)
      .max(3),
  }),
  express: z.strictObject({ intro: line, steps: z.array(line).min(5).max(8), conditions: line }),
  faq: z.array(faqItem).min(6).max(8),
  replacement: z.strictObject({
    intro: line,
    signs: z.array(line).min(4).max(7),
    advice: z.string().min(60).max(420),
  }),
  testimonials: z.array(chatTestimonial).length(10),
  testimonialsHeading: z.string().min(10).max(60),
  contact: z.strictObject({ heading: z.string(), message: z.string() }),
});
export type ServicePage = z.infer<typeof servicePage>;
