import type { Article, Course } from 'schema-dts'
import { crumbsTo } from '#learn/crumbs.ts'
import { pagePath } from '#learn/curriculum.ts'
import type { LearningPage } from '#learn/learningPage.ts'
import type { PageContent } from '#learn/pageContent.ts'
import {
  breadcrumbList,
  type JsonLdGraph,
  type JsonLdNode,
  jsonLdGraph,
  organization,
  organizationId,
  webApplication,
  webPage,
} from '#site/jsonLd.ts'

type Words = Pick<PageContent, 'title' | 'description' | 'headline' | 'published' | 'updated'>

/** The page's structured data: its subject, its breadcrumbs and the organization. */
export function learningJsonLd(page: LearningPage, words: Words, origin: string): JsonLdGraph {
  return jsonLdGraph(
    subject(page, words, origin),
    breadcrumbList(origin, crumbsTo(page, page.heading)),
    organization(origin),
  )
}

function subject(page: LearningPage, words: Words, origin: string): JsonLdNode {
  const path = pagePath(page)
  switch (page.section) {
    case 'courses':
    case 'tracks':
      return course(page, origin + path, organizationId(origin))
    case 'community':
      return webPage(origin, { title: page.heading, description: page.description, path })
    default:
      return page.notice === 'tool'
        ? webApplication(origin, { name: page.heading, description: words.description, path })
        : article(words, origin + path, organizationId(origin))
  }
}

function course(page: LearningPage, url: string, provider: string) {
  return {
    '@type': 'Course',
    name: page.heading,
    description: page.description,
    url,
    inLanguage: 'en',
    provider: { '@id': provider },
    ...(page.level && { educationalLevel: page.level }),
    ...(page.teaches && { teaches: page.teaches }),
  } satisfies Exclude<Course, string>
}

function article(words: Words, url: string, organization: string) {
  return {
    '@type': 'Article',
    headline: words.headline,
    description: words.description,
    url,
    mainEntityOfPage: url,
    inLanguage: 'en',
    datePublished: words.published,
    dateModified: words.updated,
    author: { '@id': organization },
    publisher: { '@id': organization },
  } satisfies Exclude<Article, string>
}
