// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/pages/pages_file.h"

#include "core/intake/pages/page_talk.h"
#include "core/intake/text_encoding.h"
#include "core/intake/words.h"

#include <QStringEncoder>

#include <algorithm>
#include <array>

namespace studio::intake {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;

namespace {

constexpr qint64 kLargestPages = qint64(1) << 30; // bytes
constexpr qint64 kPagesAtOnce = 64 * 1024;
constexpr qsizetype kLongestKept = 64 * 1024; // bytes of an incomplete tag
constexpr int kMostPages = 100'000;
constexpr qsizetype kLongestTag = 1024;
constexpr std::array kFirstTags{"<html", "<head", "<body", "<div", "<style", "<script"};
const QByteArray kPageStart("<!doctype");
const QByteArray kTalkStart("<!--companion-studio:next-->");

/// Passes the content of a page to the exporter that wrote it: the first that recognises its own mark.
class PageListener final : public HtmlSink
{
public:
    void opened(const HtmlTag &tag) override
    {
        each([&tag](PageTalk &one) { one.opened(tag); });
        for (auto &one : m_talks) {
            if (!m_known && one->isKnown())
                m_known = one.get();
        }
    }
    void closed() override
    {
        each([](PageTalk &one) { one.closed(); });
    }
    void said(const QString &text) override
    {
        each([&text](PageTalk &one) { one.said(text); });
    }
    void ended() override
    {
        each([](PageTalk &one) { one.ended(); });
    }

    /// Null: no known exporter.
    [[nodiscard]] PageTalk *known() const { return m_known; }

    void endPage()
    {
        each([](PageTalk &one) { one.endPage(); });
    }

private:
    template<typename Tell>
    void each(const Tell &tell)
    {
        if (m_known)
            return tell(*m_known);
        for (auto &one : m_talks)
            tell(*one);
    }

    std::array<std::unique_ptr<PageTalk>, 2> m_talks{discordPages(), telegramPages()};
    PageTalk *m_known = nullptr;
};

/// Where the next page begins, other than the first; -1: nowhere.
qsizetype nextMark(const QByteArray &bytes, qsizetype from)
{
    for (qsizetype at = bytes.indexOf('<', from); at >= 0; at = bytes.indexOf('<', at + 1)) {
        const QByteArrayView rest = QByteArrayView(bytes).sliced(at);
        const QByteArrayView start = rest.first(std::min(rest.size(), kPageStart.size()));
        if (start.compare(kPageStart, Qt::CaseInsensitive) == 0 || rest.startsWith(kTalkStart))
            return at;
    }
    return -1;
}

/// How many bytes at the end are an incomplete tag.
qsizetype openTag(const QByteArray &bytes)
{
    const qsizetype at = bytes.lastIndexOf('<');
    return at < 0 || bytes.indexOf('>', at) >= 0 ? 0 : bytes.size() - at;
}

/// The bytes of a file in UTF-8, split at the beginnings of pages.
class PageBytes
{
public:
    enum class Next { Page, Talk, End };

    explicit PageBytes(QIODevice &device)
        : m_device(device)
        , m_decoder(wideEncodingOf(device).value_or(TextEncoding()).name)
    {
    }

    /// Some bytes of this page, and nothing at its end. Tags are complete; a tag that is cut off by the end
    /// of the page is left out.
    QByteArray take()
    {
        while (!m_isOver) {
            const qsizetype mark = m_pages < kMostPages ? nextMark(m_buffer, m_isMarked ? 1 : 0) : -1;
            const qsizetype open = openTag(mark < 0 ? m_buffer : m_buffer.left(mark));
            const qsizetype size = mark < 0 ? m_buffer.size() : mark;
            const bool isEnd = mark >= 0 || m_isAtEnd;
            const qsizetype taken = size - (isEnd || open < kLongestKept ? open : 0);
            const QByteArray piece = m_buffer.left(taken);
            m_isOver = isEnd;
            m_buffer.remove(0, isEnd ? size : taken);
            m_isMarked = m_isMarked && taken == 0 && !isEnd;
            if (!piece.isEmpty())
                return piece;
            if (!m_isOver)
                fill();
        }
        return {};
    }

    /// Continues after the end of this page, whether or not all of it was taken.
    Next next()
    {
        while (!take().isEmpty()) {
        }
        if (m_buffer.isEmpty())
            return Next::End;
        ++m_pages;
        m_isOver = false;
        m_isMarked = true;
        return m_buffer.startsWith(kTalkStart) ? Next::Talk : Next::Page;
    }

    [[nodiscard]] bool isUnreadable() const { return m_isUnreadable; }

private:
    void fill()
    {
        const QByteArray bytes = m_device.read(kPagesAtOnce);
        m_isAtEnd = bytes.isEmpty();
        m_isUnreadable = m_isAtEnd && !m_device.atEnd();
        QString text = m_decoder.decode(bytes, m_device.atEnd());
        text.replace(QChar::Null, QChar::ReplacementCharacter); // libxml2 takes it for the end
        m_buffer += QByteArray(m_encoder.encode(text));
    }

    QIODevice &m_device;
    TextDecoder m_decoder;
    QStringEncoder m_encoder{QStringConverter::Utf8};
    QByteArray m_buffer;
    int m_pages = 0;
    bool m_isMarked = true; ///< the page begins with its mark
    bool m_isOver = false;  ///< the page ended, at a mark or at the end of the file
    bool m_isAtEnd = false;
    bool m_isUnreadable = false;
};

class PagesFile final : public ChatFile
{
public:
    explicit PagesFile(QIODevice &device)
        : m_device(device)
        , m_bytes(device)
    {
    }

    Result<std::optional<Conversation>> next() override
    {
        if (m_device.size() > kLargestPages)
            return base::failure(ErrorCode::Malformed,
                                 Words::tr("The page is larger than 1 GB. Export fewer messages at once."));
        while (m_ready.isEmpty() && !m_isDone) {
            readPage();
            if (m_bytes.isUnreadable())
                return unreadable(m_device.errorString());
        }
        if (m_ready.isEmpty())
            return std::nullopt;
        return m_ready.takeFirst();
    }

private:
    void readPage()
    {
        const bool isRead = parseHtml(*m_listener, [this] { return m_bytes.take(); });
        endPage(isRead);
        const auto next = m_bytes.next();
        m_isDone = next == PageBytes::Next::End;
        if (next == PageBytes::Next::Page)
            return;
        endTalk();
        m_listener = std::make_unique<PageListener>();
    }

    void endPage(bool isRead)
    {
        PageTalk *talk = m_listener->known();
        const bool isCut = !isRead || (talk && !talk->isWhole());
        m_listener->endPage();
        if (!talk)
            return;
        const QString title = talk->takeTitle();
        if (!title.isEmpty() && !m_talk.title.isEmpty() && title != m_talk.title)
            endTalk();
        if (m_talk.title.isEmpty())
            m_talk.title = title;
        m_talk.program = talk->program();
        m_talk.lines += talk->takeLines();
        m_leftOut += talk->takeLeftOut();
        m_isCut = m_isCut || isCut;
    }

    void endTalk()
    {
        m_leftOut.tellIn(m_talk.report);
        if (m_isCut)
            m_talk.report.append({model::CardNote::Fate::Warning, Words::tr("damaged"),
                                  Words::tr("The file is damaged or incomplete.")});
        if (!m_talk.lines.isEmpty())
            m_ready.append(std::move(m_talk));
        m_talk = {};
        m_leftOut = {};
        m_isCut = false;
    }

    QIODevice &m_device;
    PageBytes m_bytes;
    std::unique_ptr<PageListener> m_listener = std::make_unique<PageListener>();
    Conversation m_talk;
    LeftOut m_leftOut;
    bool m_isCut = false;
    QList<Conversation> m_ready;
    bool m_isDone = false;
};

/// Skips what may come before a page: an XML declaration, and comments.
QByteArrayView behindComments(QByteArrayView start)
{
    for (;;) {
        const char *end = start.startsWith("<!--") ? "-->" : start.startsWith("<?xml") ? "?>" : nullptr;
        const qsizetype at = end ? start.indexOf(end) : -1;
        if (at < 0)
            return start;
        start = start.sliced(at + qsizetype(qstrlen(end))).trimmed();
    }
}

} // namespace

bool isPage(const QByteArray &start)
{
    const QByteArray head = behindComments(start).toByteArray().left(kLongestTag).toLower();
    if (head.startsWith("<!doctype html"))
        return true;
    const bool isTag = std::any_of(kFirstTags.begin(), kFirstTags.end(),
                                   [&head](const char *tag) { return head.startsWith(tag); });
    // In a chat, "<body> When?" is said by somebody called "body".
    const qsizetype end = isTag ? head.indexOf('>') : -1;
    if (end < 0)
        return false;
    const char next = end + 1 < head.size() ? head.at(end + 1) : '\n';
    return head.left(end).contains('=') || next == '<' || next == '\n' || next == '\r';
}

std::unique_ptr<ChatFile> pagesFile(QIODevice &device) { return std::make_unique<PagesFile>(device); }

QByteArray nextPageMark() { return "\n<!DOCTYPE html>\n"; }
QByteArray nextTalkMark() { return '\n' + kTalkStart + '\n'; }

} // namespace studio::intake
