// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/requests_panel.h"

#include "ui/avatar/avatars.h"
#include "ui/requests/request_card.h"
#include "ui/requests/request_queue.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QAccessible>
#include <QLabel>
#include <QPushButton>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

RequestsPanel::RequestsPanel(Shows shows, const RequestQueue &queue, const Avatars &avatars, QWidget *parent)
    : QWidget(parent)
    , m_shows(shows)
    , m_queue(queue)
    , m_avatars(avatars)
    , m_clock([&queue] { return queue.now(); })
    , m_column(new QVBoxLayout(this))
    , m_more(new QPushButton(this))
    , m_none(quietLabel(u"noRequests"_s, this))
{
    setObjectName(shows == Shows::All ? u"requestsPanel"_s : u"requestStrip"_s);
    m_more->setObjectName(u"moreRequests"_s);
    m_more->setAutoDefault(false);
    m_more->setFlat(true);
    connect(m_more, &QPushButton::clicked, this, &RequestsPanel::moreWanted);
    const Metrics &metrics = themeOf(this).metrics;
    m_column->setSpacing(metrics.small);
    if (shows == Shows::All)
        m_column->setContentsMargins(metrics.medium, metrics.medium, metrics.medium, metrics.medium);
    else
        m_column->setContentsMargins(metrics.medium, metrics.small, metrics.medium, 0);
    m_column->addWidget(m_none);
    m_column->addWidget(m_more, 0, Qt::AlignRight);
    if (shows == Shows::All)
        m_column->addStretch(1);
    connect(&queue, &RequestQueue::changed, this, &RequestsPanel::refresh);
    connect(&queue, &RequestQueue::beat, this, &RequestsPanel::showTimes);
    onRetranslate(this, [this] { retranslate(); });
}

void RequestsPanel::setPeople(const People &people)
{
    m_people = people;
    refresh();
}

void RequestsPanel::setRooms(const base::RoomId &onScreen, const QHash<base::RoomId, QString> &names)
{
    m_room = onScreen;
    m_rooms = names;
    refresh();
}

void RequestsPanel::focusFirst()
{
    if (!m_cards.isEmpty())
        m_cards.constFirst()->takeFocus();
}

void RequestsPanel::setSteadyClock(StillGuard::SteadyClock clock)
{
    m_clock = std::move(clock);
    disturb();
}

/// A press that was meant for a card that has gone or moved must not reach another card.
void RequestsPanel::disturb()
{
    for (RequestCard *card : std::as_const(m_cards))
        card->disturb();
}

void RequestsPanel::moveEvent(QMoveEvent *event)
{
    QWidget::moveEvent(event);
    disturb();
}

void RequestsPanel::refresh()
{
    dropOld();
    const QList<ports::PendingQuery> &pending = m_queue.pending();
    const qsizetype most = m_shows == Shows::All ? pending.size() : std::min(pending.size(), qsizetype(1));
    for (qsizetype place = 0; place < most; ++place) {
        const ports::PendingQuery &request = pending.at(place);
        RequestCard *card = cardOf(request.query.id);
        const bool isNew = !card;
        if (isNew)
            card = addCard(request.query.id);
        card->setRequest(request);
        card->setPeople(m_people, request.room == m_room ? QString() : m_rooms.value(request.room));
        if (!isNew)
            continue;
        QAccessibleEvent told(card, QAccessible::Alert);
        QAccessible::updateAccessibility(&told);
    }
    const auto more = pending.size() - most;
    m_more->setText(tr("%n more request(s) waiting", nullptr, int(more)));
    m_more->setVisible(more > 0);
    m_none->setVisible(m_shows == Shows::All && pending.isEmpty());
    showTimes();
    if (m_shows == Shows::Oldest)
        setVisible(!m_cards.isEmpty());
}

/// Removes cards whose requests are over or no longer the oldest.
void RequestsPanel::dropOld()
{
    const QList<ports::PendingQuery> &pending = m_queue.pending();
    const auto isDropped = [&](const RequestCard *card) {
        if (m_shows == Shows::Oldest)
            return pending.isEmpty() || pending.constFirst().query.id != card->id();
        return m_queue.find(card->id()) == nullptr;
    };
    const QWidget *keys = window()->focusWidget(); // also of a window behind a sheet
    bool hadKeys = false;
    for (RequestCard *card : std::as_const(m_cards)) {
        if (!isDropped(card))
            continue;
        hadKeys = hadKeys || (keys && card->isAncestorOf(keys));
        card->hide();
        m_column->removeWidget(card);
        card->deleteLater(); // one of its buttons may be the sender
    }
    if (m_cards.removeIf(isDropped) > 0)
        disturb();
    if (hadKeys)
        Q_EMIT keysFreed();
}

RequestCard *RequestsPanel::cardOf(const QString &id) const
{
    const auto found = std::find_if(m_cards.cbegin(), m_cards.cend(),
                                    [&id](const RequestCard *card) { return card->id() == id; });
    return found == m_cards.cend() ? nullptr : *found;
}

RequestCard *RequestsPanel::addCard(const QString &id)
{
    auto *card = new RequestCard(
        *m_queue.find(id), m_avatars, [this] { return m_clock(); }, this);
    connect(card, &RequestCard::allowWanted, this, &RequestsPanel::allowWanted);
    connect(card, &RequestCard::refuseWanted, this, &RequestsPanel::refuseWanted);
    connect(card, &RequestCard::answerWanted, this, &RequestsPanel::answerWanted);
    connect(card, &RequestCard::showWanted, this, &RequestsPanel::showWanted);
    m_column->insertWidget(m_column->indexOf(m_more), card);
    m_cards.append(card);
    card->show();
    return card;
}

void RequestsPanel::showTimes()
{
    for (RequestCard *card : std::as_const(m_cards)) {
        if (const ports::PendingQuery *request = m_queue.find(card->id()))
            card->setLeft(m_queue.left(*request));
    }
}

void RequestsPanel::retranslate()
{
    setAccessibleName(tr("Requests"));
    m_none->setText(tr("No waiting requests."));
    refresh();
}

} // namespace studio::ui
