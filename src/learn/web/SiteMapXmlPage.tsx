import { ScrollRegion } from '#design/web/ScrollRegion.tsx'
import { siteMapEntries, siteMapXml, type WrittenPage } from '#learn/siteMapEntry.ts'
import { GENERATING, SERVED_AT } from '#learn/siteMapXmlPage.ts'
import styles from '#learn/web/SiteMapXmlPage.module.css'
import { usePublishedGlossary } from '#learn/web/usePublishedGlossary.ts'

interface SiteMapXmlPageProps {
  written: readonly WrittenPage[]
  origin: string
}

/** Shows the XML as text once the published glossary pages have loaded and there is at least one. */
export function SiteMapXmlPage({ written, origin }: SiteMapXmlPageProps) {
  const glossary = usePublishedGlossary()
  return (
    <main id="main" className={`page ${styles.page}`}>
      <h1>XML site map</h1>
      <p>{SERVED_AT}</p>
      {glossary.length === 0 ? (
        <output>{GENERATING}</output>
      ) : (
        <ScrollRegion label="Site map">
          <pre className={styles.xml}>{siteMapXml(siteMapEntries(glossary, written), origin)}</pre>
        </ScrollRegion>
      )}
    </main>
  )
}
