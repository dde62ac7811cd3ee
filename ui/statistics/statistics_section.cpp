// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/statistics/statistics_section.h"

#include "ui/models/plain_text.h"
#include "ui/statistics/share_delegate.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QHeaderView>
#include <QLabel>
#include <QScrollBar>
#include <QTableWidget>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kBar = 1;
constexpr int kFirstValue = 2;
constexpr int kWidestName = 22; // letters

QTableWidgetItem *cell(const QString &text, Qt::Alignment side)
{
    auto *item = new QTableWidgetItem(text);
    item->setTextAlignment(side | Qt::AlignVCenter);
    item->setToolTip(plainToolTip(text)); // a long name is cut
    return item;
}

} // namespace

StatisticsSection::StatisticsSection(const QString &name, QWidget *parent)
    : QWidget(parent)
    , m_heading(plainLabel(name + u"Heading"_s, this))
    , m_about(quietLabel(name + u"About"_s, this))
    , m_table(new QTableWidget(this))
    , m_bars(new ShareDelegate(this))
{
    setObjectName(name);
    m_table->setObjectName(name + u"Table"_s);
    m_table->setItemDelegateForColumn(kBar, m_bars);
    m_table->setShowGrid(false);
    m_table->setFrameShape(QFrame::NoFrame);
    m_table->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_table->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_table->setSelectionMode(QAbstractItemView::SingleSelection);
    m_table->setTabKeyNavigation(false);
    m_table->setWordWrap(false);
    m_table->setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_table->setHorizontalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_table->verticalHeader()->hide();
    m_table->horizontalHeader()->setHighlightSections(false);
    m_table->horizontalHeader()->setTextElideMode(Qt::ElideRight);
    m_table->horizontalHeader()->setDefaultAlignment(Qt::AlignLeading | Qt::AlignVCenter);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(themeOf(this).metrics.tiny);
    column->addWidget(m_heading);
    column->addWidget(m_about);
    column->addWidget(m_table);
    onThemeChange(this, [this] { applyTheme(); });
}

void StatisticsSection::setTitles(const QString &heading, const QString &about, const QString &first,
                                  const QStringList &values)
{
    m_heading->setText(heading);
    m_about->setText(about);
    m_table->setColumnCount(int(values.size()) + kFirstValue);
    m_table->setHorizontalHeaderLabels(QStringList{first, {}} + values);
    for (int column = kFirstValue; column < m_table->columnCount(); ++column) {
        QTableWidgetItem *title = m_table->horizontalHeaderItem(column);
        title->setTextAlignment(Qt::AlignTrailing | Qt::AlignVCenter);
        title->setToolTip(plainToolTip(title->text()));
    }
    m_table->setAccessibleName(heading);
}

void StatisticsSection::setRows(const QList<Row> &rows, const QString &nothing)
{
    if (rows.isEmpty())
        m_about->setText(nothing);
    m_table->setVisible(!rows.isEmpty());
    m_table->setRowCount(int(rows.size()));
    for (int row = 0; row < int(rows.size()); ++row) {
        const Row &one = rows.at(row);
        m_table->setItem(row, 0, cell(one.head, Qt::AlignLeading));
        auto *bar = new QTableWidgetItem;
        if (one.share) {
            bar->setData(ShareDelegate::kShareRole, *one.share);
            bar->setData(Qt::AccessibleTextRole,
                         QString(locale().toString(*one.share * 100, 'f', 0) + u" %"_s));
        }
        if (one.colour.isValid())
            bar->setForeground(one.colour);
        m_table->setItem(row, kBar, bar);
        for (int value = 0; value < int(one.values.size()); ++value)
            m_table->setItem(row, kFirstValue + value, cell(one.values.at(value), Qt::AlignTrailing));
    }
    fit();
}

void StatisticsSection::applyTheme()
{
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_heading->setFont(bold);
    fit();
}

void StatisticsSection::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fit();
}

/// Names are cut, in rows and in heads; numbers stay whole.
void StatisticsSection::cutLongNames()
{
    const int widest = fontMetrics().averageCharWidth() * kWidestName;
    QHeaderView *head = m_table->horizontalHeader();
    for (int column = 0; column < m_table->columnCount(); ++column) {
        if (column == kBar || head->sectionSize(column) <= widest)
            continue;
        const int numbers = column < kFirstValue
                                ? 0
                                : static_cast<const QAbstractItemView *>(m_table)->sizeHintForColumn(column);
        head->setSectionResizeMode(column, QHeaderView::Fixed);
        head->resizeSection(column, std::max(widest, numbers));
    }
}

void StatisticsSection::fit()
{
    QHeaderView *head = m_table->horizontalHeader();
    head->setSectionResizeMode(QHeaderView::ResizeToContents);
    if (m_table->columnCount() > kBar)
        head->setSectionResizeMode(kBar, QHeaderView::Stretch);
    head->setMinimumSectionSize(fontMetrics().averageCharWidth() * 4);
    cutLongNames();
    QHeaderView *side = m_table->verticalHeader();
    side->setSectionResizeMode(QHeaderView::Fixed);
    side->setDefaultSectionSize(fontMetrics().height() + themeOf(this).metrics.small);
    m_table->doItemsLayout();
    const bool isWide = head->length() > m_table->viewport()->width();
    m_table->setFixedHeight(head->sizeHint().height() + side->length() +
                            (isWide ? m_table->horizontalScrollBar()->sizeHint().height() : 0));
}

} // namespace studio::ui
