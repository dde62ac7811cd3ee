// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/panels/what_if_room_part.h"

#include "ui/panels/calm_wheel.h"
#include "ui/panels/plain_label.h"
#include "ui/theme/theme.h"

#include <QCheckBox>
#include <QComboBox>
#include <QDoubleSpinBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QRadioButton>
#include <QSignalBlocker>
#include <QSpinBox>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kMostShift = 5;
constexpr double kLongestDeadline = 600; // seconds
constexpr int kPolicies = 4;
enum Goodbye { AsItWas, EndsTheRoom, EndsNothing };

} // namespace

WhatIfRoomPart::WhatIfRoomPart(QWidget *parent)
    : QWidget(parent)
    , m_grid(new QGridLayout)
    , m_deadlineLabel(plainLabel(u"whatIfDeadlineLabel"_s, this))
    , m_deadline(new QDoubleSpinBox(this))
    , m_goodbyeLabel(plainLabel(u"whatIfGoodbyeLabel"_s, this))
    , m_goodbye(new QComboBox(this))
    , m_policiesLabel(plainLabel(u"whatIfPolicies"_s, this))
{
    setObjectName(u"whatIfRoomPart"_s);
    const Metrics metrics;
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics.small);
    m_grid->setSpacing(metrics.tiny);
    m_grid->setColumnStretch(0, 1);
    column->addLayout(m_grid);
    makeRules();
    makePolicies();
    retranslate();
}

void WhatIfRoomPart::makeRules()
{
    m_deadline->setObjectName(u"whatIfDeadline"_s);
    m_deadline->setRange(0, kLongestDeadline);
    m_deadline->setSingleStep(0.5);
    m_deadline->setDecimals(1);
    keepWheelCalm(m_deadline);
    m_goodbye->setObjectName(u"whatIfGoodbye"_s);
    keepWheelCalm(m_goodbye);
    m_goodbye->addItems({QString(), QString(), QString()});
    m_deadlineLabel->setBuddy(m_deadline);
    m_goodbyeLabel->setBuddy(m_goodbye);
    auto *column = static_cast<QVBoxLayout *>(layout());
    for (QWidget *widget : {static_cast<QWidget *>(m_deadlineLabel), static_cast<QWidget *>(m_deadline),
                            static_cast<QWidget *>(m_goodbyeLabel), static_cast<QWidget *>(m_goodbye)})
        column->addWidget(widget);
    connect(m_deadline, &QDoubleSpinBox::valueChanged, this, &WhatIfRoomPart::edited);
    connect(m_goodbye, &QComboBox::currentIndexChanged, this, &WhatIfRoomPart::edited);
}

// Only votes can be decided again; the others stand there greyed, each with its reason.
void WhatIfRoomPart::makePolicies()
{
    auto *column = static_cast<QVBoxLayout *>(layout());
    column->addWidget(m_policiesLabel);
    for (int i = 0; i < kPolicies; ++i) {
        const Policy policy{new QRadioButton(this), quietLabel(u"whatIfReason%1"_s.arg(i), this)};
        policy.button->setObjectName(u"whatIfPolicy%1"_s.arg(i));
        policy.button->setChecked(i == 0);
        policy.button->setEnabled(i == 0);
        policy.reason->setIndent(Metrics().large + Metrics().small);
        policy.reason->setVisible(i != 0);
        auto *row = new QVBoxLayout;
        row->setSpacing(0);
        row->addWidget(policy.button);
        row->addWidget(policy.reason);
        column->addLayout(row);
        m_policies.append(policy);
    }
}

void WhatIfRoomPart::setCompanions(const QList<base::ParticipantId> &companions, const People &people)
{
    const bool areOther = companions != m_companions;
    m_companions = companions;
    m_people = people;
    if (areOther)
        makeRows();
    retranslate();
}

void WhatIfRoomPart::makeRows()
{
    for (const Row &row : std::as_const(m_rows)) {
        delete row.name;
        delete row.shift;
        delete row.leftOut;
    }
    m_rows.clear();
    for (const base::ParticipantId &id : std::as_const(m_companions)) {
        const Row row{id, plainLabel(u"whatIfWho"_s, this), new QSpinBox(this), new QCheckBox(this)};
        row.shift->setObjectName(u"whatIfShift_"_s + id.value());
        row.leftOut->setObjectName(u"whatIfLeftOut_"_s + id.value());
        row.shift->setRange(-kMostShift, kMostShift);
        keepWheelCalm(row.shift);
        const int line = int(m_rows.size()) * 2;
        m_grid->addWidget(row.name, line, 0);
        m_grid->addWidget(row.shift, line, 1);
        m_grid->addWidget(row.leftOut, line + 1, 0, 1, 2);
        row.shift->setPrefix(u"±"_s); // it is added, it is not the importance itself
        connect(row.shift, &QSpinBox::valueChanged, this, [this, shift = row.shift](int by) {
            shift->setPrefix(by > 0 ? u"+"_s : by == 0 ? u"±"_s : QString());
            Q_EMIT edited();
        });
        connect(row.leftOut, &QCheckBox::toggled, this, &WhatIfRoomPart::edited);
        m_rows.append(row);
    }
    QWidget *before = nullptr;
    for (const Row &row : std::as_const(m_rows)) {
        if (before)
            setTabOrder(before, row.shift);
        setTabOrder(row.shift, row.leftOut);
        before = row.leftOut;
    }
    if (before)
        setTabOrder(before, m_deadline);
}

void WhatIfRoomPart::reset()
{
    const QSignalBlocker quiet(this);
    for (const Row &row : std::as_const(m_rows)) {
        row.shift->setValue(0);
        row.leftOut->setChecked(false);
    }
    m_deadline->setValue(0);
    m_goodbye->setCurrentIndex(AsItWas);
}

void WhatIfRoomPart::addTo(model::WhatIf &change) const
{
    for (const Row &row : m_rows) {
        if (row.shift->value() != 0)
            change.shifts.insert(row.id, row.shift->value());
        if (row.leftOut->isChecked())
            change.leftOut.insert(row.id);
    }
    if (m_deadline->value() > 0)
        change.voteDeadline = base::Millis(qRound64(m_deadline->value() * 1000));
    if (m_goodbye->currentIndex() != AsItWas)
        change.terminalEndsRoom = m_goodbye->currentIndex() == EndsTheRoom;
}

void WhatIfRoomPart::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::LanguageChange)
        retranslate();
}

void WhatIfRoomPart::retranslate()
{
    const QSignalBlocker quiet(this);
    for (const Row &row : std::as_const(m_rows)) {
        const QString name = m_people.name(row.id);
        //: A number by which each importance of %1 is made higher or lower
        row.name->setText(tr("%1: importance").arg(name));
        row.name->setBuddy(row.shift);
        row.shift->setAccessibleName(tr("Importance of %1, higher or lower by").arg(name));
        row.leftOut->setText(tr("leave %1 out").arg(name));
    }
    m_deadlineLabel->setText(tr("How long a vote may take, in seconds"));
    m_deadline->setAccessibleName(m_deadlineLabel->text());
    //: A setting that is not changed
    const QString asItWas = tr("as it was");
    m_deadline->setSpecialValueText(asItWas);
    m_goodbyeLabel->setText(tr("A goodbye ends the room"));
    m_goodbye->setAccessibleName(m_goodbyeLabel->text());
    m_goodbye->setItemText(AsItWas, asItWas);
    m_goodbye->setItemText(EndsTheRoom, tr("yes"));
    m_goodbye->setItemText(EndsNothing, tr("no"));
    retranslatePolicies();
}

void WhatIfRoomPart::retranslatePolicies()
{
    m_policiesLabel->setText(tr("Turn-taking"));
    const std::pair<QString, QString> texts[kPolicies] = {
        {tr("State vote"), QString()},
        {tr("Resource"), tr("Nobody was asked what they would have paid to speak.")},
        {tr("Ring"),
         tr("Only the winner was asked to speak; who else would have stayed silent is not known.")},
        {tr("Manual"), tr("Nobody would have spoken before you gave them the floor.")}};
    for (int i = 0; i < kPolicies; ++i) {
        m_policies[i].button->setText(texts[i].first);
        m_policies[i].reason->setText(texts[i].second);
        m_policies[i].button->setAccessibleDescription(texts[i].second);
    }
}

} // namespace studio::ui
