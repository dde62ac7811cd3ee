// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/utc.h"
#include "core/intake/chats/chat_values.h"
#include "core/intake/pages/page_talk.h"

#include <QRegularExpression>

#include <algorithm>

// Telegram Desktop's "messages.html" and its continuation pages.
namespace studio::intake {

using namespace Qt::StringLiterals;

namespace {

/// "31.05.2026 10:15:00 UTC+02:00"; older exports give no zone.
QDateTime timeOfTitle(const QString &title)
{
    static const QRegularExpression kTime(u"^\\s*(\\d{2})\\.(\\d{2})\\.(\\d{4}) (\\d{2}):(\\d{2}):(\\d{2})"
                                          "(?: UTC(?:([+-])(\\d{2}):?(\\d{2}))?)?\\s*$"_s);
    const auto match = kTime.match(title);
    if (!match.hasMatch())
        return timeOf(title);
    const auto part = [&match](int group) { return match.captured(group).toInt(); };
    const QDateTime there(QDate(part(3), part(2), part(1)), QTime(part(4), part(5), part(6)), base::kUtc);
    const int seconds = part(8) * 3600 + part(9) * 60;
    return there.addSecs(match.captured(7) == "-"_L1 ? seconds : -seconds);
}

/// Removes the name of the bot that helped to write a message, which follows the sender's name.
QString withoutBot(const QString &name)
{
    static const QRegularExpression kVia(u" via @\\w+$"_s);
    return QString(name.simplified()).remove(kVia);
}

/// Something sent that is no file: a call, a place, a poll.
bool isNoFile(const HtmlTag &tag)
{
    static const QByteArrayList kOthers{"media_call",  "media_poll", "media_contact",       "media_location",
                                        "media_venue", "media_game", "media_live_location", "media_invoice"};
    return std::any_of(kOthers.cbegin(), kOthers.cend(),
                       [&tag](const QByteArray &one) { return tag.is(one); });
}

class TelegramPages final : public PageTalk
{
public:
    [[nodiscard]] QString program() const override { return u"Telegram"_s; }

protected:
    [[nodiscard]] bool startsMessage(const HtmlTag &tag) const override
    {
        return tag.is("message") && (tag.is("default") || tag.is("service"));
    }

    void enter(const HtmlTag &tag, Frame &frame) override
    {
        if (startsMessage(tag))
            enterMessage(tag, frame);
        else if (frame.place == Place::Outside || frame.place == Place::Title)
            enterHead(tag, frame);
        else if (frame.place == Place::Message || frame.place == Place::Forwarded)
            enterBody(tag, frame);
        else if (tag.is("date") && tag.is("details"))
            setPlace(frame, Place::Skipped); // the original time, inside the original sender's name
    }

    void leave(const Frame &frame) override
    {
        if (!frame.isBegun)
            return;
        if (frame.place == Place::Name)
            m_name = withoutBot(aside().take());
        else if (frame.place == Place::Forwarder)
            m_forwarder = withoutBot(aside().take());
    }

    void forgetSpeaker() override
    {
        PageTalk::forgetSpeaker();
        m_forwarder.clear();
    }

    /// A forwarded text is a quotation: the forwarder did not say it.
    QString finishedText(const QString &text) override
    {
        if (!m_isForwarded || text.isEmpty())
            return text;
        PageText quoted;
        quoted.add(m_forwarder.isEmpty() ? text : m_forwarder + u": "_s + text, true);
        quoted.quote(0);
        return quoted.take();
    }

private:
    void enterMessage(const HtmlTag &tag, Frame &frame)
    {
        know();
        if (tag.is("service")) {
            // The exporter's own lines, such as a new day, have negative numbers.
            if (!tag.value("id").startsWith("message-"_L1))
                ++m_leftOut.silent;
            setPlace(frame, Place::Skipped);
            return;
        }
        begin(frame);
        m_isForwarded = false;
        if (!tag.is("joined"))
            forgetSpeaker();
    }

    void enterHead(const HtmlTag &tag, Frame &frame)
    {
        if (tag.is("page_header"))
            m_isHead = true;
        else if (tag.is("page_body") || tag.is("history"))
            m_isHead = false;
        else if (m_isHead && tag.is("text") && tag.is("bold"))
            setPlace(frame, Place::Title);
    }

    void enterBody(const HtmlTag &tag, Frame &frame)
    {
        if (isNoFile(tag)) {
            m_leftOut.pictures -= std::exchange(m_isFile, false) ? 1 : 0;
            setPlace(frame, Place::Skipped);
        } else if (tag.is("media_wrap")) {
            m_isFile = true;
            ++m_leftOut.pictures;
        } else if (tag.is("media") || tag.is("userpic_wrap") || tag.is("userpic") || tag.is("reply_to") ||
                   tag.is("signature") || tag.is("reactions")) {
            setPlace(frame, Place::Skipped);
        } else if (tag.is("date") && tag.is("details")) {
            if (!m_time.isValid())
                m_time = timeOfTitle(tag.value("title"));
            setPlace(frame, Place::Skipped);
        } else if (tag.is("forwarded") && tag.is("body")) {
            m_isForwarded = true;
            setPlace(frame, Place::Forwarded);
        } else if (tag.is("from_name")) {
            setPlace(frame, frame.place == Place::Forwarded ? Place::Forwarder : Place::Name);
        } else if (tag.is("text")) {
            text().endLine();
            setPlace(frame, Place::Said);
        }
    }

    bool m_isHead = false;
    bool m_isFile = false;
    bool m_isForwarded = false;
    QString m_forwarder; ///< also for a message that continues the last one
};

} // namespace

std::unique_ptr<PageTalk> telegramPages() { return std::make_unique<TelegramPages>(); }

} // namespace studio::intake
