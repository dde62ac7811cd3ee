// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/inspector/inspector_panel.h"

#include "core/explain/turn_event_words.h"
#include "ui/inspector/turn_details.h"
#include "ui/inspector/turn_tree_model.h"
#include "ui/panels/two_line_delegate.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QHBoxLayout>
#include <QLabel>
#include <QLineEdit>
#include <QSplitter>
#include <QTimer>
#include <QTreeView>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kLeastRow = 120;

constexpr int kFirstRows = 15;     // a view asks for more only after it is scrolled
constexpr int kTypingPause = 200;  // milliseconds before a typed text filters
constexpr int kGrowingPause = 250; // milliseconds between two refreshes of a growing text

} // namespace

InspectorPanel::InspectorPanel(TurnTreeModel &turns, QWidget *parent)
    : QWidget(parent)
    , m_turns(turns)
    , m_typing(new QTimer(this))
    , m_growing(new QTimer(this))
    , m_tree(new QTreeView(this))
    , m_state(quietLabel(u"inspectorState"_s, this))
    , m_details(new TurnDetails(this))
{
    setObjectName(u"inspectorPanel"_s);
    const Metrics metrics;
    m_filter.setSourceModel(&turns);
    makeTree();
    m_state->setContentsMargins(metrics.medium, metrics.tiny, metrics.medium, metrics.small);
    auto *parts = new QSplitter(Qt::Vertical, this);
    parts->setChildrenCollapsible(false);
    parts->addWidget(m_tree);
    parts->addWidget(m_details);
    m_details->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, metrics.tiny, 0, 0);
    column->setSpacing(0);
    column->addWidget(makeFilter());
    column->addWidget(parts, 1);
    column->addWidget(m_state);

    m_growing->setSingleShot(true);
    m_growing->setInterval(kGrowingPause);
    connect(m_growing, &QTimer::timeout, this, &InspectorPanel::showAgain);
    connect(m_details, &TurnDetails::closed, this, [this] {
        m_details->hide();
        focusTree();
    });
    connect(&turns, &TurnTreeModel::progressed, this, &InspectorPanel::refresh);
    connect(&turns, &QAbstractItemModel::dataChanged, this, &InspectorPanel::showChanged);
    connect(&turns, &QAbstractItemModel::modelReset, m_details, &QWidget::hide);
    onRetranslate(this, [this] { retranslate(); });
    refresh();
}

void InspectorPanel::makeTree()
{
    m_tree->setObjectName(u"turnTree"_s);
    m_tree->setModel(&m_filter);
    const auto text = [](TurnTreeModel::Role role) {
        return [role](const QModelIndex &index) { return index.data(role).toString(); };
    };
    m_tree->setItemDelegate(new TwoLineDelegate({.title = text(TurnTreeModel::TitleRole),
                                                 .end = text(TurnTreeModel::EndRole),
                                                 .left = Metrics().tiny,
                                                 .leastWidth = kLeastRow},
                                                this));
    m_tree->setHeaderHidden(true);
    m_tree->setFrameShape(QFrame::NoFrame);
    m_tree->setUniformRowHeights(true);
    m_tree->setMouseTracking(true);
    m_tree->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_tree->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_tree->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_tree->setIndentation(Metrics().large);
    m_tree->viewport()->setAutoFillBackground(false);
    const auto choose = [this](const QModelIndex &index) {
        m_shown = m_filter.mapToSource(index);
        showCurrent();
    };
    connect(m_tree, &QTreeView::clicked, this, choose);
    connect(m_tree, &QTreeView::activated, this, choose);
    connect(m_tree->selectionModel(), &QItemSelectionModel::currentChanged, this,
            [this, choose](const QModelIndex &index) {
                if (m_details->isVisible()) // an open detail view follows the selection
                    choose(index);
            });
}

QWidget *InspectorPanel::makeFilter()
{
    const Metrics metrics;
    auto *bar = new QWidget(this);
    m_kind = new QComboBox(bar);
    m_kind->setObjectName(u"turnKind"_s);
    m_kind->setSizeAdjustPolicy(QComboBox::AdjustToMinimumContentsLengthWithIcon);
    m_kind->setMinimumContentsLength(9);
    const int choices = TurnFilter::Events + int(explain::turnEventKinds().size());
    for (int choice = 0; choice < choices; ++choice)
        m_kind->addItem(QString());
    m_kind->insertSeparator(TurnFilter::Events);
    m_text = new QLineEdit(bar);
    m_text->setObjectName(u"turnText"_s);
    m_text->setClearButtonEnabled(true);
    auto *row = new QHBoxLayout(bar);
    row->setContentsMargins(metrics.medium, metrics.tiny, metrics.medium, metrics.small);
    row->setSpacing(metrics.small);
    row->addWidget(m_kind, 2);
    row->addWidget(m_text, 3);

    m_typing->setSingleShot(true);
    m_typing->setInterval(kTypingPause);
    connect(m_kind, &QComboBox::currentIndexChanged, this, &InspectorPanel::applyFilter);
    connect(m_text, &QLineEdit::textChanged, m_typing, qOverload<>(&QTimer::start));
    connect(m_typing, &QTimer::timeout, this, &InspectorPanel::applyFilter);
    return bar;
}

void InspectorPanel::focusTree() { m_tree->setFocus(Qt::TabFocusReason); }

// The separator in the list is no choice.
void InspectorPanel::applyFilter()
{
    const int row = m_kind->currentIndex();
    m_filter.choose(row > TurnFilter::Events ? row - 1 : row);
    m_filter.setText(m_text->text().trimmed());
    if (m_filter.isFiltering())
        m_tree->expandAll();
    refresh();
}

void InspectorPanel::showTurn(const QModelIndex &turn)
{
    if (!m_filter.mapFromSource(turn).isValid()) {
        m_kind->setCurrentIndex(0);
        m_text->clear();
        applyFilter();
    }
    const QModelIndex shown = m_filter.mapFromSource(turn);
    m_shown = turn;
    m_tree->setCurrentIndex(shown);
    m_tree->expand(shown);
    m_tree->scrollTo(shown, QAbstractItemView::PositionAtTop);
    showCurrent();
}

void InspectorPanel::showCurrent()
{
    const TurnNode *node = m_turns.node(m_shown);
    if (!node)
        return;
    m_details->showNode(*node, m_turns.people(), m_turns.policy());
    m_details->setVisible(true);
}

void InspectorPanel::showAgain()
{
    if (!m_details->isHidden())
        showCurrent();
}

void InspectorPanel::showChanged(const QModelIndex &first, const QModelIndex &last)
{
    const bool isShown = m_shown.isValid() && m_shown.parent() == first.parent() &&
                         m_shown.row() >= first.row() && m_shown.row() <= last.row();
    if (isShown && m_details->isVisible() && !m_growing->isActive())
        m_growing->start();
}

void InspectorPanel::refresh()
{
    const bool isEmpty = m_filter.rowCount() == 0;
    const bool isAll = m_turns.isAtTheBeginning();
    m_state->setVisible(isEmpty || !isAll);
    if (!isEmpty)
        m_state->setText(tr("Older turns load as you scroll."));
    else if (!isAll)
        m_state->setText(tr("Looking further back…"));
    else
        m_state->setText(m_filter.isFiltering()
                             ? tr("No results. Change the kind or the text.")
                             : tr("No turns yet. Write something to see here what each companion does."));
    if (!isVisible())
        return;
    m_turns.wake();
    if (m_filter.rowCount() < kFirstRows && m_turns.canFetchMore({}))
        m_turns.fetchMore({});
}

void InspectorPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    Q_EMIT looked();
    refresh();
}

void InspectorPanel::retranslate()
{
    setAccessibleName(tr("Turns"));
    m_kind->setItemText(TurnFilter::All, tr("All kinds"));
    m_kind->setItemText(TurnFilter::Calls, tr("Model calls"));
    m_kind->setItemText(TurnFilter::Votes, tr("Votes"));
    m_kind->setItemText(TurnFilter::Lore, tr("Lore"));
    int row = TurnFilter::Events + 1;
    const QList<model::TurnEventKind> kinds = explain::turnEventKinds();
    for (const model::TurnEventKind &kind : kinds) {
        m_kind->setItemText(row, explain::turnEventName(kind));
        m_kind->setItemData(row++, explain::turnEventHelp(kind), Qt::ToolTipRole);
    }
    m_kind->setAccessibleName(tr("Kind"));
    m_text->setPlaceholderText(tr("Filter"));
    m_text->setAccessibleName(tr("Show only rows with this text"));
    m_tree->setAccessibleName(tr("Turns, newest first"));
    refresh();
    showAgain();
}

} // namespace studio::ui
