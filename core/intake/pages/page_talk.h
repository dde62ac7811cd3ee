// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/intake/left_out.h"
#include "core/intake/page_text.h"
#include "core/intake/pages/html_parser.h"
#include "core/intake/talk_reader.h"

#include <QList>

#include <memory>
#include <utility>

namespace studio::intake {

/// The conversation in the pages of one exporter. Subclasses know the meaning of its elements; this class
/// tracks open elements and assembles messages. Only text inside an element of a message counts.
class PageTalk : public HtmlSink
{
public:
    /// The page has a mark that only this exporter writes.
    [[nodiscard]] bool isKnown() const { return m_isKnown; }
    /// The page ended, and no message was left open.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }
    /// The lines since the last call.
    [[nodiscard]] QList<TalkLine> takeLines() { return std::exchange(m_lines, {}); }
    [[nodiscard]] LeftOut takeLeftOut() { return std::exchange(m_leftOut, {}); }
    [[nodiscard]] virtual QString takeTitle();
    [[nodiscard]] virtual QString program() const = 0;

    void opened(const HtmlTag &tag) final;
    void closed() final;
    void said(const QString &text) final;
    void ended() final { m_isWhole = !m_isOpen; }
    /// The last speaker is kept: the next page may continue with them, unless its title differs.
    virtual void endPage();

protected:
    enum class Place { Outside, Skipped, Title, Name, Time, Message, Forwarded, Forwarder, Said };

    /// An open element.
    struct Frame
    {
        Place place = Place::Outside;
        bool keepsLines = false;
        bool isMessage = false; ///< the message ends with the element
        bool isBegun = false;   ///< its place is new, and ends with the element
        bool isBlock = false;
        bool isQuote = false;
        qsizetype start = 0; ///< position in the text
        QString sign{};      ///< appended at the end of its text
        QString link{};
    };

    /// Checked even inside skipped elements, because an earlier element may never have been closed.
    [[nodiscard]] virtual bool startsMessage(const HtmlTag &tag) const = 0;
    /// An element begins: `frame` starts as a copy of the frame around it.
    virtual void enter(const HtmlTag &tag, Frame &frame) = 0;
    virtual void leave(const Frame & /*frame*/) {}
    /// A new conversation begins, in which nobody has spoken yet.
    virtual void forgetSpeaker() { m_name.clear(); }
    /// The final form of a finished text.
    [[nodiscard]] virtual QString finishedText(const QString &text) { return text; }

    void know() { m_isKnown = true; }
    void begin(Frame &frame);
    void finish();
    [[nodiscard]] bool isInMessage() const { return m_isOpen; }
    /// The text of an element outside messages.
    [[nodiscard]] PageText &aside() { return m_aside; }
    [[nodiscard]] PageText &text() { return m_text; }
    void setPlace(Frame &frame, Place place);

    bool m_isService = false; ///< the program itself wrote the message
    QString m_name;           ///< of the speaker
    QDateTime m_time;         ///< of the message
    LeftOut m_leftOut;

private:
    [[nodiscard]] PageText *textOf(Place place);
    void forgetFrames();
    void readTitle();

    QList<Frame> m_frames;
    PageText m_text;
    PageText m_aside;
    PageText m_title;
    QString m_pageTitle;   ///< of this page, set when its first message begins
    QString m_talkTitle{}; ///< the last title of any page
    bool m_isPageNew = true;
    bool m_isKnown = false;
    bool m_isOpen = false;
    bool m_isWhole = false;
    QList<TalkLine> m_lines;
};

/// DiscordChatExporter, of all years, and tools that build on its pages.
[[nodiscard]] std::unique_ptr<PageTalk> discordPages();
[[nodiscard]] std::unique_ptr<PageTalk> telegramPages();

} // namespace studio::intake
