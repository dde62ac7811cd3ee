// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/record/export_range.h"

#include <QComboBox>
#include <QDateEdit>
#include <QHBoxLayout>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QStackedWidget>
#include <QVBoxLayout>

#include <algorithm>
#include <limits>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kDaysBack = 7; // of the days that are offered first

QWidget *pair(QWidget *from, QWidget *to, QWidget *parent)
{
    auto *both = new QWidget(parent);
    auto *row = new QHBoxLayout(both);
    row->setContentsMargins(0, 0, 0, 0);
    row->addWidget(from, 1);
    row->addWidget(to, 1);
    return both;
}

} // namespace

ExportRange::ExportRange(QWidget *parent)
    : QWidget(parent)
    , m_what(new QComboBox(this))
    , m_bounds(new QStackedWidget(this))
    , m_first(new QSpinBox(this))
    , m_last(new QSpinBox(this))
    , m_since(new QDateEdit(QDate::currentDate().addDays(-kDaysBack), this))
    , m_until(new QDateEdit(QDate::currentDate(), this))
{
    m_what->setObjectName(u"exportRange"_s);
    m_first->setObjectName(u"exportFirst"_s);
    m_last->setObjectName(u"exportLast"_s);
    m_since->setObjectName(u"exportSince"_s);
    m_until->setObjectName(u"exportUntil"_s);
    for (QDateEdit *day : {m_since, m_until})
        day->setCalendarPopup(true);
    for (int what = All; what <= Days; ++what)
        m_what->addItem({}, what);
    layOut();
    retranslate();
    connect(m_what, &QComboBox::currentIndexChanged, this, [this](int what) {
        m_bounds->setCurrentIndex(what == Messages ? 1 : what == Days ? 2 : 0);
        m_bounds->setVisible(what == Messages || what == Days);
        Q_EMIT changed();
    });
    for (QSpinBox *box : {m_first, m_last})
        connect(box, &QSpinBox::valueChanged, this, &ExportRange::changed);
    for (QDateEdit *day : {m_since, m_until})
        connect(day, &QDateEdit::dateChanged, this, &ExportRange::changed);
}

void ExportRange::layOut()
{
    m_bounds->addWidget(new QWidget(m_bounds));
    m_bounds->addWidget(pair(m_first, m_last, m_bounds));
    m_bounds->addWidget(pair(m_since, m_until, m_bounds));
    m_bounds->hide();
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->addWidget(m_what);
    column->addWidget(m_bounds);
    setFocusProxy(m_what);
}

void ExportRange::setRoom(qint64 messages, const Rows &selected)
{
    const QSignalBlocker quiet(this);
    m_selected = selected;
    const int most = int(std::clamp<qint64>(messages, 1, std::numeric_limits<int>::max()));
    for (QSpinBox *box : {m_first, m_last})
        box->setRange(1, most);
    m_first->setValue(1);
    m_last->setValue(most);
    if (selected && selected->first != selected->second)
        m_what->setCurrentIndex(Selected);
    retranslate();
}

ports::RecordRange ExportRange::range() const
{
    ports::RecordRange range;
    switch (m_what->currentIndex()) {
    case Selected:
        if (m_selected) {
            range.first = m_selected->first;
            range.last = m_selected->second;
        }
        break;
    case Messages:
        range.first = std::min(m_first->value(), m_last->value()) - 1;
        range.last = std::max(m_first->value(), m_last->value()) - 1;
        break;
    case Days:
        range.since = std::min(m_since->date(), m_until->date()).startOfDay();
        range.until = std::max(m_since->date(), m_until->date()).addDays(1).startOfDay();
        break;
    default: break;
    }
    return range;
}

void ExportRange::retranslate()
{
    const int selected = m_selected ? int(m_selected->second - m_selected->first + 1) : 0;
    m_what->setItemText(All, tr("Everything"));
    m_what->setItemText(Selected, selected > 0 ? tr("Selected messages (%n)", nullptr, selected)
                                               : tr("Selected messages (none)"));
    m_what->setItemText(Messages, tr("Range of messages"));
    m_what->setItemText(Days, tr("Range of days"));
    m_what->setAccessibleName(tr("Range"));
    m_first->setPrefix(tr("From message ", "before a number"));
    m_last->setPrefix(tr("to message ", "before a number"));
    m_first->setAccessibleName(tr("First message"));
    m_last->setAccessibleName(tr("Last message"));
    m_since->setAccessibleName(tr("First day"));
    m_until->setAccessibleName(tr("Last day"));
}

} // namespace studio::ui
