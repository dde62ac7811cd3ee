// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/composer_drafts.h"

#include "ui/composer/composer.h"

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace studio::ui {

namespace {

constexpr std::chrono::milliseconds kPause = 300ms;
constexpr QLatin1String kPrefix("composer/");

} // namespace

ComposerDrafts::ComposerDrafts(ports::DraftPort &port, Composer &composer, QObject *parent)
    : QObject(parent)
    , m_port(port)
    , m_composer(composer)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &ComposerDrafts::keepNow);
    connect(&composer, &Composer::edited, this, [this] {
        if (!m_room.isEmpty())
            m_pause.start();
    });
    connect(&composer, &Composer::submitted, this, [this](const ports::Draft &draft) {
        if (!m_room.isEmpty())
            m_sent[m_room].append(draft);
    });
    port.readDrafts(kPrefix, {this, [this](const base::Result<QMap<QString, QString>> &drafts) {
                                  if (drafts)
                                      take(*drafts);
                                  else
                                      Q_EMIT notKept(drafts.error());
                              }});
}

/// Joins stored drafts with what was written before they arrived, so that neither is lost.
void ComposerDrafts::take(const QMap<QString, QString> &drafts)
{
    for (auto draft = drafts.cbegin(); draft != drafts.cend(); ++draft) {
        const base::RoomId room(draft.key().mid(kPrefix.size()));
        const Unsent before = Unsent::fromText(draft.value());
        m_kept.insert(room, draft.value());
        if (room == m_room)
            m_composer.restore(
                m_composer.unsent().isUntouched() ? before : Unsent::joined(before, m_composer.unsent()));
        else
            m_unsent.insert(room, m_unsent.contains(room) ? Unsent::joined(before, m_unsent[room]) : before);
    }
}

void ComposerDrafts::enter(const base::RoomId &room)
{
    m_room = room;
    m_composer.restore(m_unsent.take(room));
    m_pause.stop();
}

void ComposerDrafts::leave()
{
    if (m_room.isEmpty())
        return;
    keepNow();
    m_unsent.insert(m_room, m_composer.unsent());
    m_room = {};
    m_composer.restore({});
}

void ComposerDrafts::keepNow()
{
    m_pause.stop();
    if (!m_room.isEmpty())
        keep(m_room);
}

void ComposerDrafts::said(const base::RoomId &room, const ports::Draft &draft)
{
    m_sent[room].removeOne(draft);
    keep(room);
}

void ComposerDrafts::notSaid(const base::RoomId &room, const ports::Draft &draft)
{
    m_sent[room].removeOne(draft);
    if (room == m_room) {
        m_composer.bringBack(draft);
        keepNow();
        return;
    }
    const Unsent refused = Unsent::of(draft);
    const Unsent now = current(room);
    m_unsent.insert(room, now.saysNothing() ? refused : Unsent::joined(refused, now));
    keep(room);
}

Unsent ComposerDrafts::current(const base::RoomId &room) const
{
    return room == m_room ? m_composer.unsent() : m_unsent.value(room);
}

void ComposerDrafts::keep(const base::RoomId &room)
{
    Unsent all = current(room);
    const QList<ports::Draft> sent = m_sent.value(room);
    for (auto draft = sent.crbegin(); draft != sent.crend(); ++draft)
        all = all.saysNothing() ? Unsent::of(*draft) : Unsent::joined(Unsent::of(*draft), all);
    const QString text = all.toText();
    if (text == m_kept.value(room))
        return;
    m_kept.insert(room, text);
    m_port.keepDraft(kPrefix + room.value(), text, {this, [this](const base::Result<void> &kept) {
                                                        if (!kept)
                                                            Q_EMIT notKept(kept.error());
                                                    }});
}

} // namespace studio::ui
