// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/events_panel.h"

#include "core/wire/envelope_text.h"
#include "ui/models/event_list_model.h"
#include "ui/models/event_pages.h"
#include "ui/models/event_summary.h"
#include "ui/panels/quiet_list.h"
#include "ui/panels/two_line_delegate.h"
#include "ui/theme/hooks.h"
#include "ui/theme/icons.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QClipboard>
#include <QComboBox>
#include <QEvent>
#include <QFontDatabase>
#include <QGuiApplication>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QSplitter>
#include <QTimer>
#include <QToolButton>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLeastRow = 160;

constexpr int kTypingPause = 200; // milliseconds of pause in typing before the text filters

QString kindText(const QModelIndex &index) { return index.data(EventListModel::EventKindRole).toString(); }

QString placeText(const QModelIndex &index)
{
    //: At the end of a row: %1 the number of an event, %2 its time
    return EventsPanel::tr("%1 · %2")
        .arg(index.data(EventListModel::SeqRole).toLongLong())
        .arg(index.data(EventListModel::TimeRole).toString());
}

} // namespace

EventsPanel::EventsPanel(EventListModel &events, EventPages &pages, QWidget *parent)
    : QWidget(parent)
    , m_events(events)
    , m_pages(pages)
    , m_typing(new QTimer(this))
    , m_list(quietList(u"eventList"_s, this))
    , m_state(quietLabel(u"eventsState"_s, this))
{
    setObjectName(u"eventsPanel"_s);
    const Metrics metrics;
    m_list->setModel(&events);
    m_list->setItemDelegate(new TwoLineDelegate(
        {.title = kindText, .end = placeText, .left = metrics.medium, .leastWidth = kLeastRow}, this));
    m_state->setContentsMargins(metrics.medium, metrics.tiny, metrics.medium, metrics.small);
    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->setChildrenCollapsible(false);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, metrics.tiny, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeFilter());
    column->addWidget(parts, 1);
    column->addWidget(m_state);
    parts->addWidget(m_list);
    parts->addWidget(makeDetails());

    connect(m_list, &QListView::clicked, this, &EventsPanel::askForDetails);
    connect(m_list, &QListView::activated, this, &EventsPanel::askForDetails);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, [this] {
        if (m_details->isVisible()) // open details follow the keyboard focus
            askForDetails();
    });
    connect(&pages, &EventPages::single, this, &EventsPanel::showDetails);
    connect(&events, &EventListModel::progressed, this, &EventsPanel::refresh);
    connect(&events, &QAbstractItemModel::modelReset, this, [this] { m_details->hide(); });
    onRetranslate(this, [this] { retranslate(); });
    refresh();
    onThemeChange(this, [this] { applyTheme(); });
}

QWidget *EventsPanel::makeFilter()
{
    const Metrics metrics;
    auto *bar = new QWidget(this);
    m_topic = new QComboBox(bar);
    m_topic->setObjectName(u"eventTopic"_s);
    m_topic->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_topic->setMinimumContentsLength(9);
    for (int number = -1; number < kTopicCount; ++number)
        m_topic->addItem(QString(), number);
    m_text = new QLineEdit(bar);
    m_text->setObjectName(u"eventText"_s);
    m_text->setClearButtonEnabled(true);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(metrics.medium, metrics.tiny, metrics.medium, metrics.small);
    row->setSpacing(metrics.small);
    row->addWidget(m_topic, 2);
    row->addWidget(m_text, 3);

    m_typing->setSingleShot(true);
    m_typing->setInterval(kTypingPause);
    connect(m_topic, &QComboBox::currentIndexChanged, this, &EventsPanel::applyFilter);
    connect(m_text, &QLineEdit::textChanged, m_typing, qOverload<>(&QTimer::start));
    connect(m_typing, &QTimer::timeout, this, &EventsPanel::applyFilter);
    return bar;
}

QWidget *EventsPanel::makeDetails()
{
    const Metrics metrics;
    m_details = new QWidget(this);
    m_details->setObjectName(u"eventDetails"_s);
    m_detailsTitle = plainLabel(u"eventDetailsTitle"_s, m_details);
    m_json = new QPlainTextEdit(m_details);
    m_json->setObjectName(u"eventJson"_s);
    m_json->setReadOnly(true);
    m_json->setTabChangesFocus(true);
    m_json->setLineWrapMode(QPlainTextEdit::NoWrap);
    m_json->setFrameShape(QFrame::NoFrame);
    m_copy = new QPushButton(m_details);
    m_copy->setObjectName(u"copyEvent"_s);
    m_close = new QToolButton(m_details);
    m_close->setObjectName(u"closeEvent"_s);
    m_close->setAutoRaise(true);
    auto *head = new QHBoxLayout;
    head->setContentsMargins(metrics.medium, metrics.small, metrics.small, metrics.tiny);
    head->addWidget(m_detailsTitle, 1);
    head->addWidget(m_copy);
    head->addWidget(m_close);
    auto *column = new QVBoxLayout(m_details);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(head);
    column->addWidget(m_json, 1);
    m_details->hide();
    connect(m_copy, &QPushButton::clicked, this,
            [this] { QGuiApplication::clipboard()->setText(m_json->toPlainText()); });
    connect(m_close, &QToolButton::clicked, this, [this] {
        m_details->hide();
        focusList();
    });
    return m_details;
}

void EventsPanel::applyTheme()
{
    const Theme &theme = themeOf(this);
    m_copy->setIcon(icon(IconName::Copy, theme));
    m_close->setIcon(icon(IconName::Close, theme, theme.mutedText));
    QPalette code = palette();
    code.setColor(QPalette::Base, theme.codeSurface);
    code.setColor(QPalette::Text, theme.text);
    m_json->setPalette(code);
    QFont fixed = QFontDatabase::systemFont(QFontDatabase::FixedFont);
    fixed.setPointSizeF(font().pointSizeF());
    m_json->setFont(fixed);
}

void EventsPanel::focusList() { m_list->setFocus(Qt::TabFocusReason); }

void EventsPanel::applyFilter()
{
    const int topic = m_topic->currentData().toInt();
    EventFilter filter;
    if (topic >= 0)
        filter.topic = model::Topic(topic);
    filter.text = m_text->text().trimmed();
    m_events.setFilter(filter);
}

void EventsPanel::askForDetails()
{
    m_shown = m_events.seq(m_list->currentIndex());
    if (m_shown > 0)
        m_pages.readOne(m_shown);
}

void EventsPanel::showDetails(const model::Envelope &event)
{
    if (event.seq != m_shown)
        return;
    m_detailsTitle->setText(tr("Event %1").arg(event.seq));
    m_json->setPlainText(wire::envelopeText(event));
    m_details->show();
    m_list->scrollTo(m_list->currentIndex());
}

void EventsPanel::refresh()
{
    if (m_events.isSearching())
        m_state->setText(tr("Looking further back… %n event(s) so far.", nullptr, m_events.readCount()));
    else if (m_events.rowCount() == 0 && m_events.isAtTheBeginning())
        m_state->setText(m_events.readCount() == 0 ? tr("No events yet.")
                                                   : tr("No results. Change the topic or the text."));
    else if (m_events.isAtTheBeginning())
        m_state->setText(tr("%n event(s): all of this room.", nullptr, m_events.readCount()));
    else
        m_state->setText(
            tr("%n event(s) loaded. Older ones load as you scroll.", nullptr, m_events.readCount()));
    if (isVisible())
        m_events.wake();
    constexpr int kFirstRows = 40; // the view requests more only once it is scrolled
    const bool few = m_events.rowCount() < kFirstRows && m_events.canFetchMore({});
    if (few && isVisible() && !m_pages.isReading())
        m_events.fetchMore({});
}

void EventsPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    refresh();
}

void EventsPanel::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        applyTheme();
}

void EventsPanel::retranslate()
{
    setAccessibleName(tr("Events"));
    m_topic->setItemText(0, tr("All topics"));
    for (int number = 0; number < kTopicCount; ++number)
        m_topic->setItemText(number + 1, topicName(model::Topic(number)));
    m_topic->setAccessibleName(tr("Topic"));
    m_text->setPlaceholderText(tr("Filter"));
    m_text->setAccessibleName(tr("Show only events with this text"));
    m_list->setAccessibleName(tr("Events, newest first"));
    m_json->setAccessibleName(tr("The complete log entry of this event"));
    m_copy->setText(tr("Copy"));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close the details"));
    refresh();
}

} // namespace studio::ui
