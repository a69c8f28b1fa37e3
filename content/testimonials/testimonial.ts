/**
 * The schema of a testimonial (docs/specification/content.md#records). All of them are sample data until the owner
 * replaces them.
 */
import { z } from 'zod';

const wordCount = (text: string) => text.split(/\s+/).length;

const testimonial = z.strictObject({
  sample: z.literal(true),
  name: z.string().min(2).max(40),
  /** Neighbourhood or city; for special clients, their profession. */
  neighborhood: z.string().min(3).max(50),
  text: z.string(),
  /** One emoji. */
  avatar: z.emoji(),
  stars: z.int().min(1).max(5).optional(),
});
export type Testimonial = z.infer<typeof testimonial>;

/** A testimonial that is shown as a chat message. */
export const chatTestimonial = testimonial.extend({
  /** When it was sent, 'HH:MM'. */
  time: z.string().regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/),
  text: z.string().refine((text) => wordCount(text) >= 25 && wordCount(text) <= 55, '25 to 55 words'),
});
export type ChatTestimonial = z.infer<typeof chatTestimonial>;

/** A page /depoimentos/{slug} (docs/specification/pages.md#testimonial-pages). */
export const testimonialRegion = z.strictObject({
  slug: z.string().regex(/^[a-z]+(?:-[a-z]+)*$/),
  name: z.string().min(5).max(40),
  /** The region with its preposition, such as `em Osasco`. */
  where: z.string().regex(/^(?:em|na|no) \p{Lu}/u),
  title: z.string().min(10).max(60),
  heading: z.string().min(10).max(60),
  description: z.string().min(70).max(160),
  keywords: z.array(z.string().min(3).max(60)).min(3).max(12),
  /** Its first sentence says that the conversations are examples. */
  intro: z
    .string()
    .min(80)
    .max(320)
    .regex(/^[^.]*exemplos ilustrativos/),
  /** Slugs of places of the region. */
  places: z.array(z.string()).min(3).max(5),
  variant: z.enum(['plain', 'vip']),
  testimonials: z.array(chatTestimonial).length(8),
});
export type TestimonialRegion = z.infer<typeof testimonialRegion>;
