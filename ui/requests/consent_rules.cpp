// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/requests/consent_rules.h"

#include "ui/avatar/avatars.h"
#include "ui/requests/request_words.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme.h"
#include "ui/widgets/calm_wheel.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QEvent>
#include <QGridLayout>
#include <QLabel>
#include <QStandardItemModel>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

using ports::ConsentChoice;

constexpr ConsentChoice kChoices[] = {ConsentChoice::Ask, ConsentChoice::Always, ConsentChoice::Never};
constexpr int kAlways = 1;

QStringList typesOf(const QList<model::ConsentRule> &rules)
{
    QStringList types = consentTypes();
    for (const model::ConsentRule &rule : rules) {
        if (!types.contains(rule.type))
            types.append(rule.type);
    }
    return types;
}

QList<base::ParticipantId> withRules(QList<base::ParticipantId> companions,
                                     const QList<model::ConsentRule> &rules)
{
    for (const model::ConsentRule &rule : rules) {
        if (!companions.contains(rule.companion))
            companions.append(rule.companion);
    }
    return companions;
}

} // namespace

ConsentRules::ConsentRules(const Avatars &avatars, QWidget *parent)
    : QWidget(parent)
    , m_avatars(avatars)
    , m_grid(new QGridLayout(this))
{
    setObjectName(u"consentRules"_s);
    const Metrics metrics;
    m_grid->setContentsMargins(metrics.medium, metrics.medium, metrics.medium, metrics.medium);
    m_grid->setHorizontalSpacing(metrics.large);
    m_grid->setVerticalSpacing(metrics.small);
    onRetranslate(this, [this] { rebuild(); });
}

void ConsentRules::show(const QList<base::ParticipantId> &companions, const QList<model::ConsentRule> &rules,
                        const People &people)
{
    const QList<base::ParticipantId> all = withRules(companions, rules);
    const QStringList types = typesOf(rules);
    const bool isSame = all == m_companions && types == m_types && people == m_people;
    m_companions = all;
    m_types = types;
    m_rules = rules;
    m_people = people;
    if (isSame)
        showChoices();
    else
        rebuild();
}

QComboBox *ConsentRules::choiceOf(const base::ParticipantId &companion, const QString &type) const
{
    return m_choices.value({companion, type});
}

void ConsentRules::changeEvent(QEvent *event)
{
    QWidget::changeEvent(event);
    if (event->type() == QEvent::FontChange)
        rebuild();
}

void ConsentRules::rebuild()
{
    while (QLayoutItem *item = m_grid->takeAt(0)) {
        if (QWidget *widget = item->widget()) {
            widget->hide();
            widget->deleteLater(); // one of the choices may be the sender
        }
        delete item;
    }
    m_choices.clear();
    addHeads();
    for (qsizetype row = 0; row < m_companions.size(); ++row)
        addLine(int(row) + 1, m_companions.at(row));
    m_grid->setRowStretch(int(m_companions.size()) + 1, 1);
    m_grid->setColumnStretch(1, 1);
    showChoices();
}

void ConsentRules::addHeads()
{
    for (qsizetype i = 0; i < m_types.size(); ++i) {
        QLabel *head = quietLabel(u"consentHead_"_s + m_types.at(i), this);
        head->setWordWrap(false);
        head->setText(requestTypeName(m_types.at(i)));
        m_grid->addWidget(head, 0, int(i) + 2);
        head->QWidget::show();
    }
}

void ConsentRules::addLine(int row, const base::ParticipantId &companion)
{
    constexpr int kFace = 24;
    const int side = std::max(kFace, fontMetrics().height());
    QLabel *face = plainLabel(u"consentFace_"_s + companion.value(), this);
    face->setPixmap(m_avatars.pixmap(companion, side, devicePixelRatioF()));
    QLabel *name = plainLabel(u"consentName_"_s + companion.value(), this);
    name->setWordWrap(false);
    name->setText(m_people.name(companion));
    m_grid->addWidget(face, row, 0);
    m_grid->addWidget(name, row, 1);
    for (qsizetype i = 0; i < m_types.size(); ++i) {
        QComboBox *choice = makeChoice(companion, m_types.at(i));
        m_choices.insert({companion, m_types.at(i)}, choice);
        m_grid->addWidget(choice, row, int(i) + 2);
        choice->QWidget::show();
    }
    face->QWidget::show();
    name->QWidget::show();
}

QComboBox *ConsentRules::makeChoice(const base::ParticipantId &companion, const QString &type)
{
    auto *choice = new QComboBox(this);
    choice->setObjectName(u"consent_%1_%2"_s.arg(companion.value(), type));
    //: Read aloud before a choice: %1 a companion, %2 what it may ask for
    choice->setAccessibleName(tr("%1: %2").arg(m_people.name(companion), requestTypeName(type)));
    for (const ConsentChoice one : kChoices)
        choice->addItem(choiceName(one));
    if (auto *items = qobject_cast<QStandardItemModel *>(choice->model());
        items && !model::mayHaveStandingYes(companion))
        items->item(kAlways)->setEnabled(false);
    keepWheelCalm(choice);
    connect(choice, &QComboBox::activated, this,
            [this, companion, type](int index) { Q_EMIT choiceWanted(companion, type, kChoices[index]); });
    return choice;
}

/// Shows the rules, not the clicks: a choice that could not be stored falls back.
void ConsentRules::showChoices()
{
    for (auto choice = m_choices.cbegin(); choice != m_choices.cend(); ++choice) {
        const auto rule =
            std::find_if(m_rules.cbegin(), m_rules.cend(), [&choice](const model::ConsentRule &one) {
                return one.companion == choice.key().first && one.type == choice.key().second;
            });
        const ConsentChoice now = rule == m_rules.cend() ? ConsentChoice::Ask
                                  : rule->allowed        ? ConsentChoice::Always
                                                         : ConsentChoice::Never;
        (*choice)->setCurrentIndex(int(std::find(std::begin(kChoices), std::end(kChoices), now) - kChoices));
    }
}

} // namespace studio::ui
