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

/// The conversation in the pages of one exporter. What its elements mean is for those who derive from it;
/// this keeps the elements that are open and puts messages together. Nothing is text that does not stand in
/// an element of a message.
class PageTalk : public HtmlSink
{
public:
    /// Something that only this exporter writes was met.
    [[nodiscard]] bool isKnown() const { return m_isKnown; }
    /// The page ended, and no message was left open.
    [[nodiscard]] bool isWhole() const { return m_isWhole; }
    /// What has come since it was asked last.
    [[nodiscard]] QList<TalkLine> takeLines() { return std::exchange(m_lines, {}); }
    [[nodiscard]] LeftOut takeLeftOut() { return std::exchange(m_leftOut, {}); }
    [[nodiscard]] virtual QString takeTitle();
    [[nodiscard]] virtual QString program() const = 0;

    void opened(const HtmlTag &tag) final;
    void closed() final;
    void said(const QString &text) final;
    void ended() final { m_isWhole = !m_isOpen; }
    /// The last speaker is kept: the next page may go on with them, unless its title is another one.
    virtual void endPage();

protected:
    enum class Place { Outside, Skipped, Title, Name, Time, Message, Forwarded, Forwarder, Said };

    /// An element that is open.
    struct Frame
    {
        Place place = Place::Outside;
        bool keepsLines = false;
        bool isMessage = false; ///< the message ends with it
        bool isBegun = false;   ///< its place is new, and ends with it
        bool isBlock = false;
        bool isQuote = false;
        qsizetype start = 0; ///< in the text
        QString sign{};      ///< that ends its text
        QString link{};
    };

    /// Even within what is skipped: an element before it was never closed.
    [[nodiscard]] virtual bool startsMessage(const HtmlTag &tag) const = 0;
    /// An element begins: `frame` is what it has of the one around it.
    virtual void enter(const HtmlTag &tag, Frame &frame) = 0;
    virtual void leave(const Frame & /*frame*/) {}
    /// Nobody has spoken in the conversation that begins.
    virtual void forgetSpeaker() { m_name.clear(); }
    /// What the finished text is to be.
    [[nodiscard]] virtual QString finishedText(const QString &text) { return text; }

    void know() { m_isKnown = true; }
    void begin(Frame &frame);
    void finish();
    [[nodiscard]] bool isInMessage() const { return m_isOpen; }
    /// The text of an element that says what is around messages.
    [[nodiscard]] PageText &aside() { return m_aside; }
    [[nodiscard]] PageText &text() { return m_text; }
    void setPlace(Frame &frame, Place place);

    bool m_isService = false; ///< the message is of the program itself
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
    QString m_pageTitle;   ///< of this page, once its first message began
    QString m_talkTitle{}; ///< the last one that a page had
    bool m_isPageNew = true;
    bool m_isKnown = false;
    bool m_isOpen = false;
    bool m_isWhole = false;
    QList<TalkLine> m_lines;
};

/// DiscordChatExporter, of all years, and what is built on its pages.
[[nodiscard]] std::unique_ptr<PageTalk> discordPages();
[[nodiscard]] std::unique_ptr<PageTalk> telegramPages();

} // namespace studio::intake
