// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/member_checks.h"

#include "ui/composer/flow_layout.h"
#include "ui/models/plain_text.h"
#include "ui/theme/elided.h"
#include "ui/theme/theme_of.h"

#include <QCheckBox>
#include <QHash>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kMostLetters = 24; // of a name, in average characters

} // namespace

MemberChecks::MemberChecks(const QString &objectName, QWidget *parent)
    : QWidget(parent)
{
    const Theme &theme = themeOf(this);
    setObjectName(objectName);
    auto *flow = new FlowLayout(theme.metrics.small);
    flow->setContentsMargins(0, 0, 0, 0);
    setLayout(flow);
}

bool MemberChecks::setMembers(const Members &members)
{
    if (members == m_members)
        return false;
    m_shown = ticked();
    m_members = members;
    m_boxes.clear();
    while (QLayoutItem *item = layout()->takeAt(0)) {
        item->widget()->hide();
        item->widget()->deleteLater(); // it may be the sender of the change
        delete item;
    }
    const QStringList names = distinctNames(members);
    for (const QString &name : names) {
        auto *box = new QCheckBox(this);
        box->setObjectName(objectName() + QString::number(m_boxes.size()));
        const QString shown = elided(fontMetrics(), name, kMostLetters * fontMetrics().averageCharWidth());
        box->setText(QString(shown).replace(u'&', u"&&"_s));
        box->setAccessibleName(name);
        box->setToolTip(shown == name ? QString() : plainToolTip(name));
        layout()->addWidget(box);
        m_boxes.append(box);
        connect(box, &QCheckBox::clicked, this, &MemberChecks::edited);
    }
    return true;
}

void MemberChecks::show(const QList<base::ParticipantId> &ticked)
{
    m_shown = ticked;
    for (qsizetype row = 0; row < m_boxes.size(); ++row)
        m_boxes[row]->setChecked(ticked.contains(m_members[row].id));
}

QList<base::ParticipantId> MemberChecks::ticked() const
{
    QList<base::ParticipantId> ticked = m_shown;
    for (qsizetype row = 0; row < m_boxes.size(); ++row) {
        const base::ParticipantId &id = m_members[row].id;
        if (!m_boxes[row]->isChecked())
            ticked.removeAll(id);
        else if (!ticked.contains(id))
            ticked.append(id);
    }
    return ticked;
}

QStringList distinctNames(const MemberChecks::Members &members)
{
    QStringList names;
    QHash<QString, int> seen;
    for (const VoterDeadlines::Voter &member : members) {
        const int number = ++seen[member.name];
        names.append(number == 1 ? member.name : u"%1 (%2)"_s.arg(member.name, QString::number(number)));
    }
    return names;
}

} // namespace studio::ui
