// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/intake/pages/page_talk.h"

#include <QSet>

namespace studio::intake {
namespace {

/// Elements whose content is never visible as text.
bool isNeverShown(const QByteArray &name)
{
    static const QSet<QByteArray> kHidden{"script", "style",  "template", "noscript", "svg",     "title",
                                          "iframe", "object", "audio",    "video",    "textarea"};
    return kHidden.contains(name);
}

bool isOwnLine(const QByteArray &name)
{
    static const QSet<QByteArray> kBlocks{"div", "p",  "pre", "blockquote", "ul", "ol", "li", "table",
                                          "tr",  "h1", "h2",  "h3",         "h4", "h5", "h6"};
    return kBlocks.contains(name);
}

} // namespace

void PageTalk::opened(const HtmlTag &tag)
{
    if (startsMessage(tag)) {
        finish();
        forgetFrames();
    }
    Frame frame;
    if (!m_frames.isEmpty()) {
        frame.place = m_frames.constLast().place;
        frame.keepsLines = m_frames.constLast().keepsLines;
    }
    if (frame.place != Place::Skipped && isNeverShown(tag.name())) {
        frame.place = Place::Skipped;
    } else if (frame.place != Place::Skipped) {
        frame.isBlock = frame.place == Place::Said && isOwnLine(tag.name());
        if (frame.isBlock)
            m_text.endLine();
        if (frame.place == Place::Said && tag.name() == "br")
            m_text.breakLine();
        enter(tag, frame);
    }
    m_frames.append(std::move(frame));
}

void PageTalk::closed()
{
    if (m_frames.isEmpty())
        return;
    const Frame frame = m_frames.takeLast();
    if (frame.place == Place::Skipped && !frame.isBegun)
        return;
    leave(frame);
    if (frame.isBlock)
        m_text.endLine();
    if (frame.isMessage)
        finish();
}

void PageTalk::said(const QString &text)
{
    if (m_frames.isEmpty())
        return;
    const Frame &frame = m_frames.constLast();
    if (PageText *to = textOf(frame.place))
        to->add(text, frame.keepsLines);
}

void PageTalk::endPage()
{
    while (!m_frames.isEmpty())
        closed();
    finish();
    m_isWhole = false;
    m_isPageNew = true;
}

QString PageTalk::takeTitle()
{
    if (m_pageTitle.isEmpty())
        readTitle(); // a page without a message
    return std::exchange(m_pageTitle, {});
}

/// In every layout the title is above the messages.
void PageTalk::readTitle()
{
    m_pageTitle = m_title.take().simplified();
    if (m_pageTitle.isEmpty())
        return;
    if (!m_talkTitle.isEmpty() && m_pageTitle != m_talkTitle)
        forgetSpeaker();
    m_talkTitle = m_pageTitle;
}

PageText *PageTalk::textOf(Place place)
{
    switch (place) {
    case Place::Said: return &m_text;
    case Place::Title: return &m_title;
    case Place::Name:
    case Place::Forwarder:
    case Place::Time: return &m_aside;
    case Place::Outside:
    case Place::Skipped:
    case Place::Message:
    case Place::Forwarded: break;
    }
    return nullptr;
}

void PageTalk::setPlace(Frame &frame, Place place)
{
    frame.place = place;
    frame.isBegun = true;
    if (place == Place::Name || place == Place::Forwarder || place == Place::Time)
        (void)m_aside.take();
}

/// Elements that are open around a message belong to no message, and to no later one.
void PageTalk::forgetFrames()
{
    m_frames.fill(Frame());
    (void)m_text.take();
}

void PageTalk::begin(Frame &frame)
{
    finish();
    forgetFrames();
    if (std::exchange(m_isPageNew, false))
        readTitle();
    setPlace(frame, Place::Message);
    frame.isMessage = true;
    m_isOpen = true;
    m_isService = false;
    m_time = {};
}

void PageTalk::finish()
{
    if (!std::exchange(m_isOpen, false))
        return;
    const QString text = finishedText(m_text.take());
    // A message without a name in the page gets no speaker.
    if (m_isService || m_name.isEmpty()) {
        ++m_leftOut.silent;
        return;
    }
    if (text.isEmpty()) {
        ++m_leftOut.empty;
        return;
    }
    TalkLine line;
    line.name = m_name;
    line.text = text;
    line.time = m_time;
    m_lines.append(std::move(line));
}

} // namespace studio::intake
