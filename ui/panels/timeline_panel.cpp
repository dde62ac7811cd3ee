// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/timeline_panel.h"

#include "ui/models/timeline_model.h"
#include "ui/panels/history_pane.h"
#include "ui/panels/overlay_bar.h"
#include "ui/panels/quiet_list.h"
#include "ui/panels/timeline_delegate.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plain_label.h"

#include <QLabel>
#include <QListView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

TimelinePanel::TimelinePanel(TimelineModel &timeline, TurnHistory &history, const Avatars &avatars,
                             QWidget *parent)
    : QWidget(parent)
    , m_timeline(timeline)
    , m_history(new HistoryPane(history, avatars, this))
    , m_overlay(new OverlayBar(this))
    , m_list(quietList(u"timelineList"_s, this))
    , m_empty(quietLabel(u"timelineEmpty"_s, this))
{
    setObjectName(u"timelinePanel"_s);
    m_list->setModel(&timeline);
    m_list->setItemDelegate(new TimelineDelegate(avatars, this));
    m_empty->setMargin(Metrics().medium);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, Metrics().tiny, 0, 0);
    column->setSpacing(0);
    column->addWidget(m_history);
    column->addWidget(m_overlay);
    m_overlay->setText({});
    m_overlay->hide();
    column->addWidget(m_empty);
    column->addWidget(m_list, 1);

    connect(m_history, &HistoryPane::messageWanted, this, &TimelinePanel::messageWanted);
    connect(m_history, &HistoryPane::decisionWanted, this, &TimelinePanel::decisionWanted);
    connect(m_list, &QListView::clicked, this, &TimelinePanel::goTo);
    connect(m_list, &QListView::activated, this, &TimelinePanel::goTo);
    connect(&timeline, &QAbstractItemModel::modelReset, this, &TimelinePanel::refresh);
    connect(&timeline, &QAbstractItemModel::rowsInserted, this, &TimelinePanel::refresh);
    onRetranslate(this, [this] { retranslate(); });
    refresh();
}

void TimelinePanel::setPeople(const People &people) { m_history->setPeople(people); }

void TimelinePanel::focusList() { m_list->setFocus(Qt::TabFocusReason); }

void TimelinePanel::offerOverlays() { m_overlay->show(); }

void TimelinePanel::setMarks(const TimelineMarks &marks)
{
    if (!marks.isEmpty() && !m_timeline.hasMarks())
        m_history->fold();
    m_timeline.setMarks(marks);
}

qint64 TimelinePanel::chosenEvent() const { return m_timeline.seq(m_list->currentIndex()); }

void TimelinePanel::goTo(const QModelIndex &index)
{
    const qint64 message = m_timeline.messageIndex(index);
    if (message >= 0)
        Q_EMIT messageWanted(message);
    if (const model::Decision *decision = m_timeline.decision(index))
        Q_EMIT decisionWanted(*decision, m_timeline.seq(index));
}

void TimelinePanel::refresh()
{
    const bool nothing = m_timeline.rowCount() == 0;
    m_empty->setVisible(nothing);
    if (isVisible()) {
        m_timeline.wake();
        m_history->look();
    }
    constexpr int kFirstRows = 20; // the view requests more only once it is scrolled
    if (isVisible() && m_timeline.rowCount() < kFirstRows && m_timeline.canFetchMore({}))
        m_timeline.fetchMore({});
}

void TimelinePanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void TimelinePanel::retranslate()
{
    setAccessibleName(tr("Timeline"));
    m_list->setAccessibleName(tr("Messages and decisions, newest first"));
    m_empty->setText(tr("No messages or decisions yet. Write something, and each decision gets a line."));
}

} // namespace studio::ui
