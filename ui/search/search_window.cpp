// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/search/search_window.h"

#include "core/explain/names.h"
#include "core/model/identity.h"
#include "core/search/search_terms.h"
#include "ui/panels/quiet_list.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QPushButton>
#include <QSignalBlocker>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::SearchHit;
using model::SearchKind;
using model::SearchPage;
using model::SearchQuery;

namespace {

/// A companion by their name, everybody else by all names that rooms have for them.
QString labelOf(const model::NamedSpeaker &speaker, const People &people)
{
    QStringList names = speaker.distinctNames();
    if (names.isEmpty() || speaker.id == model::Identity{}.id)
        names.prepend(people.name(speaker.id));
    names.removeDuplicates();
    return explain::listed(names);
}

constexpr QSize kFirstSize(760, 600); // at the usual text size
constexpr int kUsualLine = 18;        // height of a line at that size
constexpr int kBetween = -1;          // days: between two dates
constexpr int kRoomLetters = 12;

/// Refills a list of choices and keeps the choice.
template<class Fill>
void refill(QComboBox &box, Fill fill)
{
    const QSignalBlocker quiet(&box);
    const QVariant chosen = box.currentData();
    box.clear();
    fill();
    box.setCurrentIndex(std::max(0, box.findData(chosen)));
}

QDateTime startOf(const QDate &day) { return day.startOfDay().toUTC(); }

} // namespace

SearchWindow::SearchWindow(QWidget *parent)
    : QDialog(parent)
    , m_model(new HitModel(this))
    , m_field(new QLineEdit(this))
    , m_room(new QComboBox(this))
    , m_speaker(new QComboBox(this))
    , m_kind(new QComboBox(this))
    , m_time(new QComboBox(this))
    , m_from(new QDateEdit(QDate::currentDate().addMonths(-1), this))
    , m_to(new QDateEdit(QDate::currentDate(), this))
    , m_unfilter(new QPushButton(this))
    , m_pages(new QStackedWidget(this))
    , m_list(quietList(u"searchHits"_s, m_pages))
    , m_empty(quietLabel(u"searchEmpty"_s, m_pages))
    , m_state(quietLabel(u"searchState"_s, this))
    , m_go(new QPushButton(this))
    , m_close(new QPushButton(this))
{
    setObjectName(u"searchWindow"_s);
    const QSize first = kFirstSize * std::max(1.0, double(fontMetrics().lineSpacing()) / kUsualLine);
    resize(parent ? first.boundedTo(parent->window()->size() - QSize(48, 48)) : first);
    const QList<std::pair<QWidget *, QString>> names{
        {m_field, u"searchField"_s},     {m_room, u"searchRoom"_s},
        {m_speaker, u"searchSpeaker"_s}, {m_kind, u"searchKind"_s},
        {m_time, u"searchTime"_s},       {m_from, u"searchFrom"_s},
        {m_to, u"searchTo"_s},           {m_go, u"searchGo"_s},
        {m_close, u"searchClose"_s},     {m_unfilter, u"searchUnfilter"_s}};
    for (const auto &[widget, name] : names)
        widget->setObjectName(name);
    for (QPushButton *button : {m_unfilter, m_go, m_close})
        button->setAutoDefault(false);
    layOut();
    connectParts();
    onRetranslate(this, [this] { retranslate(); });
}

void SearchWindow::layOut()
{
    const Metrics &metrics = themeOf(this).metrics;
    m_field->setClearButtonEnabled(true);
    m_field->setMaxLength(int(search::kLongestQuery));
    m_field->installEventFilter(this);
    m_list->setModel(m_model);
    m_list->setItemDelegate(new HitDelegate(this));
    m_list->setUniformItemSizes(true);
    m_list->setSelectionMode(QAbstractItemView::SingleSelection);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->installEventFilter(this);
    m_empty->setAlignment(Qt::AlignCenter);
    m_empty->setMargin(metrics.large);
    m_pages->addWidget(m_list);
    m_pages->addWidget(m_empty);
    for (QComboBox *box : {m_room, m_speaker, m_kind, m_time}) {
        box->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
        box->setMinimumContentsLength(kRoomLetters);
    }
    for (QDateEdit *day : {m_from, m_to})
        day->setCalendarPopup(true);
    auto *filters = new QHBoxLayout;
    filters->setSpacing(metrics.small);
    for (QWidget *filter : QList<QWidget *>{m_room, m_speaker, m_kind, m_time})
        filters->addWidget(filter, 1);
    auto *days = new QHBoxLayout;
    days->setSpacing(metrics.small);
    days->addWidget(m_from);
    days->addWidget(m_to);
    days->addStretch(1);
    days->addWidget(m_unfilter);
    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addWidget(m_state, 1);
    foot->addWidget(m_go);
    foot->addWidget(m_close);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.small);
    column->addWidget(m_field);
    column->addLayout(filters);
    column->addLayout(days);
    column->addWidget(m_pages, 1);
    column->addLayout(foot);
}

void SearchWindow::connectParts()
{
    connect(m_field, &QLineEdit::textChanged, this, &SearchWindow::change);
    for (QComboBox *box : {m_room, m_speaker, m_kind, m_time})
        connect(box, &QComboBox::currentIndexChanged, this, &SearchWindow::change);
    for (QDateEdit *day : {m_from, m_to})
        connect(day, &QDateEdit::dateChanged, this, &SearchWindow::change);
    connect(m_unfilter, &QPushButton::clicked, this, &SearchWindow::takeFiltersBack);
    connect(m_list, &QListView::activated, this, &SearchWindow::choose);
    connect(m_list->selectionModel(), &QItemSelectionModel::currentChanged, this, &SearchWindow::refresh);
    connect(m_go, &QPushButton::clicked, this, [this] { choose(m_list->currentIndex()); });
    connect(m_close, &QPushButton::clicked, this, &QDialog::reject);
    connect(m_model, &HitModel::moreWanted, this, &SearchWindow::moreWanted);
}

void SearchWindow::setNames(const People &people, const QList<model::NamedSpeaker> &speakers,
                            const QList<model::RoomSummary> &rooms)
{
    refill(*m_room, [&] {
        m_room->addItem(tr("All rooms"), QString());
        for (const model::RoomSummary &room : rooms)
            m_room->addItem(room.name, room.id.value());
    });
    refill(*m_speaker, [&] {
        m_speaker->addItem(tr("Everyone"), QString());
        for (const model::NamedSpeaker &speaker : speakers)
            m_speaker->addItem(labelOf(speaker, people), speaker.id.value());
    });
    QHash<base::RoomId, QString> names;
    for (const model::RoomSummary &room : rooms)
        names.insert(room.id, room.name);
    m_model->setNames(people, speakers, names);
}

void SearchWindow::begin()
{
    m_field->setFocus(Qt::ShortcutFocusReason);
    m_field->selectAll();
}

SearchQuery SearchWindow::query() const
{
    SearchQuery query{.text = m_field->text()};
    if (const QString room = m_room->currentData().toString(); !room.isEmpty())
        query.room = base::RoomId(room);
    if (const QString speaker = m_speaker->currentData().toString(); !speaker.isEmpty())
        query.speaker = base::ParticipantId(speaker);
    if (const int kind = m_kind->currentData().toInt(); kind >= 0)
        query.kinds = {SearchKind(kind)};
    const int days = m_time->currentData().toInt();
    if (days == kBetween) {
        query.from = startOf(std::min(m_from->date(), m_to->date()));
        query.to = startOf(std::max(m_from->date(), m_to->date()).addDays(1));
    } else if (days > 0) {
        query.from = startOf(QDate::currentDate().addDays(1 - days));
    }
    return query;
}

bool SearchWindow::isFiltered() const
{
    return m_room->currentIndex() > 0 || m_speaker->currentIndex() > 0 || m_kind->currentIndex() > 0 ||
           m_time->currentIndex() > 0;
}

void SearchWindow::takeFiltersBack()
{
    for (QComboBox *box : {m_room, m_speaker, m_kind, m_time}) {
        const QSignalBlocker quiet(box);
        box->setCurrentIndex(0);
    }
    change();
    m_field->setFocus(Qt::OtherFocusReason);
}

void SearchWindow::change()
{
    m_trouble.clear();
    if (search::termsOf(m_field->text()).isEmpty()) {
        m_model->clear();
        m_hasAnswer = false;
        m_unread = 0;
    }
    refresh();
    Q_EMIT queryChanged();
}

void SearchWindow::showFound(const SearchQuery &query, const SearchPage &page)
{
    const bool isAgain = query == m_shown && m_hasAnswer;
    const int row = m_list->currentIndex().row();
    m_shown = query;
    m_hasAnswer = true;
    m_unread = page.unread;
    m_trouble.clear();
    m_model->begin(query.text, page);
    if (m_model->rowCount() > 0)
        m_list->setCurrentIndex(m_model->index(isAgain ? std::clamp(row, 0, m_model->rowCount() - 1) : 0));
    refresh();
}

void SearchWindow::showMore(const SearchPage &page)
{
    m_model->append(page);
    refresh();
}

void SearchWindow::tellTrouble(const QString &what)
{
    m_trouble = what;
    refresh();
}

void SearchWindow::choose(const QModelIndex &index)
{
    if (const SearchHit *hit = m_model->hit(index))
        Q_EMIT hitChosen(SearchHit(*hit));
}

QString SearchWindow::stateText() const
{
    if (!m_trouble.isEmpty())
        return m_trouble;
    QStringList parts;
    const int count = m_model->rowCount();
    if (count > 0)
        parts.append(m_model->hasMore() ? tr("The newest %Ln, more below", nullptr, count)
                                        : tr("%Ln found", nullptr, count));
    if (m_unread > 0)
        parts.append(tr("reading older entries: %Ln left", nullptr,
                        int(std::min<qint64>(m_unread, std::numeric_limits<int>::max()))));
    return parts.join(u" · "_s);
}

QString SearchWindow::emptyText() const
{
    if (!m_hasAnswer)
        return tr("Write what you are looking for. A result has all the words, and the start of a word is "
                  "enough. Words in quotation marks are found only next to each other.\n\nSearches the "
                  "messages, thoughts, decisions, tool calls and notes of all rooms.");
    return isFiltered() ? tr("No results. Clear a filter or shorten a word.")
                        : tr("No results. Shorten a word or use fewer words.");
}

void SearchWindow::refresh()
{
    const bool isBetween = m_time->currentData().toInt() == kBetween;
    m_from->setVisible(isBetween);
    m_to->setVisible(isBetween);
    m_unfilter->setVisible(isFiltered());
    m_pages->setCurrentWidget(m_model->rowCount() > 0 ? static_cast<QWidget *>(m_list) : m_empty);
    m_empty->setText(emptyText());
    m_state->setText(stateText());
    m_go->setEnabled(m_list->currentIndex().isValid());
}

bool SearchWindow::eventFilter(QObject *watched, QEvent *event)
{
    if (event->type() != QEvent::KeyPress)
        return QDialog::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (watched == m_field && m_model->rowCount() > 0) {
        if (key == Qt::Key_Down || key == Qt::Key_PageDown) {
            if (!m_list->currentIndex().isValid())
                m_list->setCurrentIndex(m_model->index(0));
            m_list->setFocus(Qt::TabFocusReason);
            return true;
        }
        if (key == Qt::Key_Return || key == Qt::Key_Enter) {
            choose(m_list->currentIndex().isValid() ? m_list->currentIndex() : m_model->index(0));
            return true;
        }
    }
    if (watched == m_list && key == Qt::Key_Up && m_list->currentIndex().row() <= 0) {
        m_field->setFocus(Qt::BacktabFocusReason);
        return true;
    }
    return QDialog::eventFilter(watched, event);
}

void SearchWindow::fillKinds()
{
    refill(*m_kind, [this] {
        m_kind->addItem(tr("Everything"), -1);
        m_kind->addItem(tr("Messages"), int(SearchKind::Message));
        m_kind->addItem(tr("Thoughts"), int(SearchKind::Thought));
        m_kind->addItem(tr("Decisions"), int(SearchKind::Decision));
        m_kind->addItem(tr("Tool calls"), int(SearchKind::ToolCall));
        m_kind->addItem(tr("Notes"), int(SearchKind::Note));
    });
}

void SearchWindow::fillTimes()
{
    refill(*m_time, [this] {
        m_time->addItem(tr("Any time"), 0);
        m_time->addItem(tr("Today"), 1);
        m_time->addItem(tr("The last 7 days"), 7);
        m_time->addItem(tr("The last 30 days"), 30);
        m_time->addItem(tr("The last 365 days"), 365);
        m_time->addItem(tr("Between two days"), kBetween);
    });
}

void SearchWindow::retranslate()
{
    setWindowTitle(tr("Search all rooms"));
    m_field->setPlaceholderText(tr("Search all rooms"));
    m_field->setAccessibleName(tr("Search text"));
    m_room->setAccessibleName(tr("Room"));
    m_speaker->setAccessibleName(tr("Author"));
    m_kind->setAccessibleName(tr("Kind"));
    m_time->setAccessibleName(tr("When"));
    m_from->setAccessibleName(tr("From"));
    m_to->setAccessibleName(tr("To"));
    m_list->setAccessibleName(tr("Results"));
    m_unfilter->setText(tr("&Clear filters"));
    m_go->setText(tr("&Go there"));
    m_close->setText(tr("&Close"));
    if (m_room->count() > 0) {
        m_room->setItemText(0, tr("All rooms"));
        m_speaker->setItemText(0, tr("Everyone"));
    }
    fillKinds();
    fillTimes();
    refresh();
}

} // namespace studio::ui
