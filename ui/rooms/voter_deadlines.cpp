// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/voter_deadlines.h"

#include "core/model/room_limits.h"
#include "ui/forms/form_edits.h"
#include "ui/forms/seconds_text.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QGridLayout>
#include <QLabel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kInputWidth = 96;

} // namespace

VoterDeadlines::VoterDeadlines(const QString &objectName, QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(objectName);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setHorizontalSpacing(theme.metrics.small);
    m_grid->setVerticalSpacing(theme.metrics.tiny);
    m_grid->setColumnStretch(1, 1);
}

bool VoterDeadlines::setVoters(const QList<Voter> &voters)
{
    if (voters == m_voters)
        return false;
    m_voters = voters;
    m_inputs.clear();
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the sender of the change
        delete item;
    }
    for (const Voter &voter : voters) {
        const int row = int(m_inputs.size());
        auto *input = new LineInput(objectName() + QString::number(row), this);
        input->setFixedWidth(inputWidth());
        input->setAccessibleName(voter.name);
        input->setPlaceholderText(m_emptyText);
        QLabel *name = plainLabel(input->objectName() + u"Name"_s, this);
        name->setText(voter.name);
        name->setBuddy(input);
        m_grid->addWidget(input, row, 0);
        m_grid->addWidget(name, row, 1);
        m_inputs.append(input);
        connect(input, &LineInput::edited, this, &VoterDeadlines::edited);
    }
    return true;
}

void VoterDeadlines::show(const Deadlines &deadlines)
{
    m_shown = deadlines;
    for (qsizetype row = 0; row < m_inputs.size(); ++row) {
        const auto own = deadlines.constFind(m_voters[row].id);
        m_inputs[row]->show(own == deadlines.cend() ? QString() : secondsText(*own));
    }
}

void VoterDeadlines::setEmptyText(const QString &text)
{
    m_emptyText = text;
    for (LineInput *input : std::as_const(m_inputs)) {
        input->setPlaceholderText(text);
        input->setFixedWidth(inputWidth());
    }
}

/// Large text needs more than the usual width.
int VoterDeadlines::inputWidth() const
{
    constexpr int kAround = 24;
    return std::max(kInputWidth, fontMetrics().horizontalAdvance(m_emptyText) + kAround);
}

VoterDeadlines::Deadlines VoterDeadlines::deadlines() const
{
    Deadlines deadlines = m_shown;
    for (qsizetype row = 0; row < m_inputs.size(); ++row) {
        deadlines.remove(m_voters[row].id);
        if (const auto time = secondsIn(m_inputs[row]->text()))
            deadlines.insert(m_voters[row].id, *time);
    }
    return deadlines;
}

QString VoterDeadlines::flaw() const
{
    const model::PolicyLimit limit = model::limitOf(model::PolicyNumber::VoteDeadline);
    for (qsizetype row = 0; row < m_inputs.size(); ++row) {
        const QString text = m_inputs[row]->text().trimmed();
        const auto time = secondsIn(text);
        if (!text.isEmpty() && (!time || time->count() < limit.lowest || time->count() > limit.highest))
            //: %1 is a name
            return tr("%1: enter %2 to %3 seconds, or leave it empty.")
                .arg(m_voters[row].name, secondsText(base::Millis(limit.lowest)),
                     secondsText(base::Millis(limit.highest)));
    }
    return {};
}

} // namespace studio::ui
