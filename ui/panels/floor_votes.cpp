// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/floor_votes.h"

#include "ui/panels/floor_row_widget.h"
#include "ui/panels/floor_words.h"

#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

FloorVotes::FloorVotes(QWidget *parent)
    : QWidget(parent)
    , m_layout(new QVBoxLayout(this))
{
    setObjectName(u"floorVotes"_s);
    m_layout->setContentsMargins(0, 0, 0, 0);
    m_layout->setSpacing(Metrics().tiny);
}

FloorVotes::~FloorVotes() { setRowCount(0); }

void FloorVotes::setFloor(const ports::FloorView &floor, const People &people, const Theme &theme)
{
    setRowCount(int(floor.rows.size()));
    for (int number = 0; number < int(m_rows.size()); ++number) {
        const ports::FloorRow &row = floor.rows[number];
        m_rows[number]->setContent({.row = row,
                                    .name = people.name(row.id),
                                    .colour = people.colour(row.id),
                                    .word = voteWord(row),
                                    .inWords = voteInWords(row, people),
                                    .flip = voteFlip(row, floor, people)},
                                   theme);
    }
    tellFlip();
}

void FloorVotes::setRowCount(int count)
{
    while (m_rows.size() > count)
        delete m_rows.takeLast();
    while (m_rows.size() < count)
        addRow();
    if (m_reachable >= count)
        m_reachable = 0;
    if (count > 0)
        m_rows[m_reachable]->setFocusPolicy(Qt::StrongFocus);
}

void FloorVotes::addRow()
{
    auto *row = new FloorRowWidget(this);
    row->setFocusPolicy(Qt::ClickFocus);
    const int number = int(m_rows.size());
    connect(row, &FloorRowWidget::lookedAt, this, &FloorVotes::tellFlip);
    connect(row, &FloorRowWidget::lookedAway, this, &FloorVotes::tellFlip);
    connect(row, &FloorRowWidget::stepWanted, this, [this, number](int by) { focusRow(number + by); });
    m_rows.append(row);
    m_layout->addWidget(row);
}

void FloorVotes::focusRow(int row)
{
    if (row < 0 || row >= m_rows.size())
        return;
    m_rows[m_reachable]->setFocusPolicy(Qt::ClickFocus);
    m_reachable = row;
    m_rows[row]->setFocusPolicy(Qt::StrongFocus);
    m_rows[row]->setFocus(Qt::TabFocusReason);
}

void FloorVotes::tellFlip()
{
    const auto pointed =
        std::find_if(m_rows.begin(), m_rows.end(), [](auto *row) { return row->underMouse(); });
    const auto focused =
        std::find_if(m_rows.begin(), m_rows.end(), [](auto *row) { return row->hasFocus(); });
    if (pointed != m_rows.end())
        Q_EMIT flipLookedAt((*pointed)->flip());
    else if (focused != m_rows.end())
        Q_EMIT flipLookedAt((*focused)->flip());
    else
        Q_EMIT flipLookedAt({});
}

} // namespace studio::ui
