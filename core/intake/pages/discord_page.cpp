// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/intake/chats/chat_values.h"
#include "core/intake/pages/page_talk.h"

#include <QHash>
#include <QRegularExpression>

// DiscordChatExporter's pages. Text that was Markdown in Discord becomes Markdown again, as in its JSON.
namespace studio::intake {

using namespace Qt::StringLiterals;

namespace {

constexpr int kMostMarksInside = 4; // each nesting level of a mark costs time and letters again

/// Discord's ids contain their time of creation, to the millisecond; the time in a page depends on a country
/// and a time zone that the page does not name.
QDateTime timeOfId(const QString &id)
{
    constexpr qint64 kDiscordEpoch = 1'420'070'400'000; // 2015-01-01, in milliseconds since 1970
    constexpr qint64 kFirstId = qint64(1) << 50;        // smaller numbers come from other counters
    bool isNumber = false;
    const qint64 number = id.toLongLong(&isNumber);
    if (!isNumber || number < kFirstId)
        return {};
    return QDateTime::fromMSecsSinceEpoch((number >> 22) + kDiscordEpoch, base::kUtc);
}

QString idIn(const HtmlTag &tag)
{
    const QString id = tag.value("data-message-id");
    return id.isEmpty() ? tag.value("id").section(u'-', -1) : id;
}

/// A server's emoji is a picture with a name.
QString emojiIn(const HtmlTag &tag)
{
    static const QRegularExpression kName(u"^\\w{2,}$"_s);
    const QString shown = tag.value("alt");
    const QString name = shown.isEmpty() ? tag.value("title") : shown;
    return kName.match(name).hasMatch() ? u':' + name + u':' : name;
}

class DiscordPages final : public PageTalk
{
public:
    [[nodiscard]] QString program() const override { return u"Discord"_s; }
    /// The category comes before the channel.
    [[nodiscard]] QString takeTitle() override { return PageTalk::takeTitle().section(u" / "_s, -1); }
    void endPage() override
    {
        PageTalk::endPage();
        m_entries = 0;
    }

protected:
    [[nodiscard]] bool startsMessage(const HtmlTag &tag) const override
    {
        return tag.is("chatlog__message-group") || tag.is("chatlog__message-container");
    }

    void enter(const HtmlTag &tag, Frame &frame) override
    {
        if (tag.is("chatlog__message-group"))
            enterGroup();
        else if (tag.is("chatlog__message-container") ||
                 (tag.is("chatlog__message") && frame.place == Place::Outside))
            enterMessage(tag, frame);
        else if (frame.place == Place::Said)
            enterText(tag, frame);
        else if (isAside(tag))
            setPlace(frame, Place::Skipped);
        else if (tag.is("chatlog__author") || tag.is("chatlog__author-name"))
            enterName(tag, frame);
        else if (tag.is("chatlog__timestamp") || tag.is("chatlog__short-timestamp"))
            enterTime(tag, frame);
        else if (tag.is("chatlog__attachment") || tag.is("chatlog__sticker") ||
                 tag.is("chatlog__forwarded-attachment"))
            skipPicture(frame);
        else if (tag.is("chatlog__system-notification-content"))
            m_isService = true;
        else if (tag.is("chatlog__content") || tag.is("chatlog__forwarded-content"))
            enterContent(tag, frame);
        else if (tag.is("preamble__entry") || tag.is("info__channel-name"))
            enterTitle(tag, frame);
    }

    void leave(const Frame &frame) override
    {
        if (frame.place == Place::Said)
            leaveText(frame);
        else if (frame.place == Place::Name && frame.isBegun)
            leaveName();
        else if (frame.place == Place::Time && frame.isBegun)
            leaveTime();
    }

private:
    /// Parts of a message that its author did not say, or not in words.
    [[nodiscard]] static bool isAside(const HtmlTag &tag)
    {
        return tag.is("chatlog__reply") || tag.is("chatlog__reference") || tag.is("chatlog__embed") ||
               tag.is("chatlog__reactions") || tag.is("chatlog__forwarded-header") ||
               tag.is("chatlog__forwarded-timestamp") || tag.is("chatlog__followup") ||
               tag.is("chatlog__components");
    }

    void enterGroup()
    {
        know();
        m_marks = 0;
        m_name.clear();
        m_written.clear();
    }

    void enterMessage(const HtmlTag &tag, Frame &frame)
    {
        begin(frame);
        m_marks = 0;
        m_time = timeOfId(idIn(tag));
        if (!m_time.isValid())
            m_time = writtenTime();
    }

    void enterName(const HtmlTag &tag, Frame &frame)
    {
        m_fullName = tag.value("title").simplified();
        setPlace(frame, Place::Name);
    }

    void leaveName()
    {
        const QString name = aside().take().simplified();
        m_name = name.isEmpty() ? m_fullName : name;
    }

    void enterTime(const HtmlTag &tag, Frame &frame)
    {
        m_writtenLong = tag.value("title");
        setPlace(frame, Place::Time);
    }

    /// The written time is parsed only if the message's id gives none: parsing takes longer than all the
    /// rest.
    void leaveTime()
    {
        m_written = {m_writtenLong, aside().take()};
        if (isInMessage() && !m_time.isValid())
            m_time = writtenTime();
    }

    /// The last time in the group, for messages without a time of their own.
    [[nodiscard]] QDateTime writtenTime() const
    {
        for (const QString &one : m_written) {
            if (const QDateTime time = timeOf(one); time.isValid())
                return time;
        }
        return {};
    }

    void skipPicture(Frame &frame)
    {
        ++m_leftOut.pictures;
        setPlace(frame, Place::Skipped);
    }

    void enterContent(const HtmlTag &tag, Frame &frame)
    {
        if (!isInMessage()) {
            begin(frame); // the pages of 2018 have no element around a message
            m_marks = 0;
            m_time = writtenTime();
        }
        frame.isQuote = tag.is("chatlog__forwarded-content");
        text().endLine();
        frame.start = text().here();
        setPlace(frame, Place::Said);
    }

    /// The server comes first, then the category and the channel.
    void enterTitle(const HtmlTag &tag, Frame &frame)
    {
        const bool isChannel = tag.is("info__channel-name") || m_entries == 1;
        ++m_entries;
        if (isChannel)
            setPlace(frame, Place::Title);
    }

    void enterText(const HtmlTag &tag, Frame &frame)
    {
        const QByteArray &name = tag.name();
        if (tag.is("chatlog__edited-timestamp")) {
            setPlace(frame, Place::Skipped);
            return;
        }
        if (tag.is("chatlog__markdown-preserve") || tag.is("preserve-whitespace") || tag.is("markdown"))
            frame.keepsLines = true;
        if (name == "img") {
            if (tag.is("chatlog__emoji") || tag.is("emoji"))
                text().add(emojiIn(tag), true);
            return;
        }
        if (name == "li") {
            text().add(u"- "_s, true);
            return;
        }
        if (m_marks >= kMostMarksInside)
            return;
        static const QHash<QByteArray, QString> kSigns{
            {"strong", u"**"_s}, {"b", u"**"_s}, {"em", u"*"_s},   {"i", u"*"_s},
            {"u", u"__"_s},      {"s", u"~~"_s}, {"del", u"~~"_s}, {"strike", u"~~"_s}};
        static const QHash<QByteArray, QString> kHeadings{
            {"h1", u"# "_s}, {"h2", u"## "_s}, {"h3", u"### "_s}};
        if (kSigns.contains(name))
            sign(frame, kSigns.value(name), kSigns.value(name));
        else if (kHeadings.contains(name))
            text().add(kHeadings.value(name), true);
        else if (tag.is("chatlog__markdown-spoiler") || tag.is("spoiler"))
            sign(frame, u"||"_s, u"||"_s);
        else if (tag.is("chatlog__markdown-pre--inline") || tag.is("pre--inline"))
            sign(frame, u"`"_s, u"`"_s);
        else if (tag.is("chatlog__markdown-pre--multiline") || tag.is("pre--multiline"))
            enterCode(tag, frame);
        else if (tag.is("chatlog__markdown-quote") || tag.is("quote"))
            enterQuote(frame);
        else if (name == "a")
            enterLink(tag, frame);
    }

    void sign(Frame &frame, const QString &before, const QString &behind)
    {
        text().add(before, true);
        frame.sign = behind;
        ++m_marks;
    }

    void enterCode(const HtmlTag &tag, Frame &frame)
    {
        QString language;
        for (const QByteArray &one : tag.classes()) {
            if (one.startsWith("language-"))
                language = QString::fromUtf8(one.mid(9));
        }
        text().endLine();
        frame.keepsLines = true;
        frame.isBlock = true;
        sign(frame, u"```"_s + language + u'\n', u"\n```"_s);
    }

    void enterQuote(Frame &frame)
    {
        text().endLine();
        frame.isQuote = true;
        frame.isBlock = true;
        frame.start = text().here();
        // Discord has no nested quotations, and each level would cost all its lines again.
        m_marks += kMostMarksInside;
    }

    void enterLink(const HtmlTag &tag, Frame &frame)
    {
        frame.link = tag.value("href");
        if (!frame.link.startsWith("http"_L1))
            frame.link.clear();
        frame.start = text().here();
    }

    void leaveText(const Frame &frame)
    {
        if (!frame.link.isEmpty())
            leaveLink(frame);
        if (frame.isQuote)
            text().quote(frame.start);
        if (!frame.sign.isEmpty())
            text().add(frame.sign, true);
        if (frame.isQuote && frame.isBlock)
            m_marks -= kMostMarksInside;
        else if (!frame.sign.isEmpty())
            --m_marks;
    }

    /// A link whose address is its text becomes just the address.
    void leaveLink(const Frame &frame)
    {
        const QString shown = text().from(frame.start).trimmed();
        if (shown.isEmpty() || shown.startsWith("http"_L1) || shown.contains(u'\n'))
            return;
        text().insert(frame.start, u'[');
        text().add(u"]("_s + frame.link + u')', true);
    }

    QString m_fullName;
    QString m_writtenLong;
    QStringList m_written; ///< times, long form first
    int m_entries = 0;     ///< in the page's header
    int m_marks = 0;       ///< open marks
};

} // namespace

std::unique_ptr<PageTalk> discordPages() { return std::make_unique<DiscordPages>(); }

} // namespace studio::intake
