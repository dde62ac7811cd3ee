// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/pages/html_parser.h"

#include <algorithm>

#include <libxml/HTMLparser.h>

namespace studio::intake {
namespace {

// Exports need some twenty levels. At each end tag libxml2 searches all open elements.
constexpr int kDeepestElement = 256;
constexpr qint64 kLongestWait = qint64(32) * 1024 * 1024; // bytes without an element or a text

// Of elements and attributes; exports use some hundred. libxml2 is slow with many names.
constexpr int kMostTagNames = 4096;

const QByteArray kEndTag("companion-studio-end"); // put after a page, to see whether it was complete

const char *charsOf(const xmlChar *text) { return reinterpret_cast<const char *>(text); }

// Foreign pages are full of errors, which libxml2 would print.
void ignoreError(void * /*context*/, const char * /*format*/, ...) {}

/// libxml2 pulls the data it needs. It also has a push mode, but in Debian 12 that loses its place between
/// two pieces and keeps a whole page in memory.
class HtmlRun
{
public:
    HtmlRun(HtmlSink &sink, const std::function<QByteArray()> &read)
        : m_sink(sink)
        , m_read(read)
        , m_context(htmlNewParserCtxt())
    {
    }
    ~HtmlRun() { htmlFreeParserCtxt(m_context); }
    HtmlRun(const HtmlRun &) = delete;
    HtmlRun &operator=(const HtmlRun &) = delete;

    bool run()
    {
        if (!m_context)
            return false;
        xmlSAXHandler handler{};
        handler.startElement = &HtmlRun::open;
        handler.endElement = &HtmlRun::close;
        handler.characters = &HtmlRun::say;
        handler.ignorableWhitespace = &HtmlRun::say;
        handler.cdataBlock = &HtmlRun::drop;
        handler.warning = &ignoreError;
        handler.error = &ignoreError;
        *m_context->sax = handler;
        m_context->userData = this;
        // Sets the encoding, because the text is already decoded; the page's own declaration does not count.
        xmlDocPtr none = htmlCtxtReadIO(m_context, &HtmlRun::give, nullptr, this, nullptr, "UTF-8",
                                        HTML_PARSE_RECOVER | HTML_PARSE_NOERROR | HTML_PARSE_NOWARNING |
                                            HTML_PARSE_NONET | HTML_PARSE_IGNORE_ENC);
        xmlFreeDoc(none);
        closeTo(0);
        return !m_isStopped;
    }

private:
    static HtmlRun &of(void *self) { return *static_cast<HtmlRun *>(self); }

    static int give(void *self, char *buffer, int most)
    {
        HtmlRun &run = of(self);
        // Not xmlStopParser: libxml2 would continue the current read.
        if (run.m_waited > kLongestWait || xmlDictSize(run.m_context->dict) > kMostTagNames)
            run.m_isStopped = true;
        if (run.m_isStopped)
            return 0;
        if (run.m_at >= run.m_piece.size() && !run.m_isAtEnd) {
            run.m_at = 0;
            run.m_piece = run.m_read();
            run.m_isAtEnd = run.m_piece.isEmpty();
            if (run.m_isAtEnd)
                run.m_piece = '<' + kEndTag + '>';
        }
        const qsizetype size = std::min(qsizetype(most), run.m_piece.size() - run.m_at);
        std::copy_n(run.m_piece.constData() + run.m_at, size, buffer);
        run.m_at += size;
        run.m_waited += size;
        return int(size);
    }

    static void open(void *self, const xmlChar *name, const xmlChar **attributes)
    {
        HtmlRun &run = of(self);
        run.m_waited = 0;
        if (run.m_isStopped)
            return;
        // Silently drops a broken tag.
        run.closeTo(run.m_context->nameNr - 1);
        if (run.m_depth >= kDeepestElement)
            return run.stop();
        ++run.m_depth;
        const HtmlTag tag(charsOf(name), reinterpret_cast<const char *const *>(attributes));
        if (tag.name() == kEndTag)
            run.m_sink.ended();
        run.m_sink.opened(tag);
    }

    static void close(void *self, const xmlChar * /*name*/)
    {
        HtmlRun &run = of(self);
        run.m_waited = 0;
        if (!run.m_isStopped)
            run.closeTo(run.m_context->nameNr - 1);
    }

    static void say(void *self, const xmlChar *text, int length)
    {
        HtmlRun &run = of(self);
        run.m_waited = 0;
        if (!run.m_isStopped)
            run.m_sink.said(QString::fromUtf8(charsOf(text), length));
    }

    /// The content of scripts and style sheets. libxml2 keeps each in memory as a whole, so their bytes count
    /// as waiting.
    static void drop(void * /*self*/, const xmlChar * /*text*/, int /*length*/) {}

    void stop()
    {
        m_isStopped = true;
        xmlStopParser(m_context);
    }

    void closeTo(int depth)
    {
        for (; m_depth > std::max(depth, 0); --m_depth)
            m_sink.closed();
    }

    HtmlSink &m_sink;
    const std::function<QByteArray()> &m_read;
    htmlParserCtxtPtr m_context;
    QByteArray m_piece;
    qsizetype m_at = 0;
    qint64 m_waited = 0; ///< bytes since the last report
    int m_depth = 0;
    bool m_isAtEnd = false;
    bool m_isStopped = false;
};

} // namespace

HtmlTag::HtmlTag(const char *name, const char *const *attributes)
    : m_name(name)
    , m_attributes(attributes)
{
    for (const char *const *at = attributes; at && at[0]; at += 2) {
        if (qstrcmp(at[0], "class") == 0 && at[1])
            m_classes = QByteArray(at[1]).simplified().split(' ');
    }
}

bool HtmlTag::is(QByteArrayView className) const
{
    return std::any_of(m_classes.cbegin(), m_classes.cend(),
                       [className](const QByteArray &one) { return one == className; });
}

QString HtmlTag::value(QByteArrayView attribute) const
{
    for (const char *const *at = m_attributes; at && at[0]; at += 2) {
        if (attribute == QByteArrayView(at[0]))
            return QString::fromUtf8(at[1]);
    }
    return {};
}

bool parseHtml(HtmlSink &sink, const std::function<QByteArray()> &read) { return HtmlRun(sink, read).run(); }

} // namespace studio::intake
