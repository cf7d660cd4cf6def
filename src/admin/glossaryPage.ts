/** A glossary page as the product brings it: what is written to the table `glossary_pages`. */
export interface GlossaryPage {
  slug: string
  title: string
  meta_description: string
  /** Markdown. */
  content: string
  json_ld: ArticleJsonLd
}

export interface ArticleJsonLd {
  '@context': 'https://schema.org'
  '@type': 'Article'
  headline: string
  description: string
}
