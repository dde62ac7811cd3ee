// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/rooms/rules/room_rules_form.h"

#include "core/language/language_names.h"
#include "ui/forms/combo_items.h"
#include "ui/forms/form_field.h"
#include "ui/lore/shelf_choice.h"
#include "ui/rooms/director_form.h"
#include "ui/rooms/policy_form.h"
#include "ui/rooms/room_setup_form.h"
#include "ui/rooms/room_turns_form.h"
#include "ui/rooms/room_voices_form.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QComboBox>
#include <QLabel>
#include <QVBoxLayout>

#include <algorithm>
#include <utility>

using namespace Qt::StringLiterals;

namespace studio::ui {

RoomRulesForm::RoomRulesForm(const ports::RoomSetup &start, const RoomChoices &choices, QWidget *parent)
    : QWidget(parent)
    , m_startLanguage(start.language)
    , m_startLorebooks(start.lorebooks)
{
    const Theme &theme = themeOf(parent);
    m_language = formBox(u"roomLanguage"_s, this);
    fillLanguages();
    m_languageField = new FormField(u"roomLanguage"_s, m_language, this);
    m_policy = new PolicyForm(start.policy, choices.policies, this);
    m_turns = new RoomTurnsForm(start.turns, this);
    m_director = new DirectorForm(start.models, choices.models, this);
    m_voices = new RoomVoicesForm(start.voices, this);
    if (choices.shelf)
        m_lorebooks = new ShelfChoice(*choices.shelf, start.lorebooks, this);
    m_column = new QVBoxLayout(this);
    m_column->setContentsMargins(0, 0, 0, 0);
    m_column->setSpacing(theme.metrics.small);
    m_column->addWidget(m_languageField);
    add(u"roomTurns"_s, m_policy);
    m_column->addSpacing(theme.metrics.small);
    m_column->addWidget(m_director);
    add(u"roomLimits"_s, m_turns);
    add(u"roomVoices"_s, m_voices);
    if (m_lorebooks)
        add(u"roomLorebooks"_s, m_lorebooks);
    connect(m_language, &QComboBox::currentIndexChanged, this, &RoomRulesForm::refresh);
    connect(m_policy, &PolicyForm::edited, this, &RoomRulesForm::refresh);
    connect(m_turns, &RoomTurnsForm::edited, this, &RoomRulesForm::refresh);
    connect(m_director, &DirectorForm::edited, this, &RoomRulesForm::refresh);
    connect(m_voices, &RoomVoicesForm::edited, this, &RoomRulesForm::refresh);
    if (m_lorebooks)
        connect(m_lorebooks, &ShelfChoice::edited, this, &RoomRulesForm::refresh);
    onThemeChange(this, [this] { applyTheme(); });
    refresh();
}

void RoomRulesForm::add(const QString &objectName, QWidget *part)
{
    m_headings.append(plainLabel(objectName, this));
    m_column->addSpacing(themeOf(this).metrics.large);
    m_column->addWidget(m_headings.last());
    m_column->addWidget(part);
}

void RoomRulesForm::fillLanguages()
{
    m_language->addItem({}, QString());
    QStringList codes = language::offeredCodes();
    if (!m_startLanguage.isEmpty() && !codes.contains(m_startLanguage))
        codes.append(m_startLanguage); // a program set it; it stays unchanged
    for (const QString &code : std::as_const(codes))
        m_language->addItem(language::ownName(code), code);
    m_language->setCurrentIndex(std::max(m_language->findData(m_startLanguage), 0));
}

ports::RoomSetup RoomRulesForm::in(ports::RoomSetup setup) const
{
    setup.policy = m_policy->settings();
    setup.models = m_director->in(setup.models);
    setup.voices = m_voices->voices();
    setup.turns = m_turns->turns();
    setup.language = m_language->currentData().toString();
    setup.lorebooks = m_lorebooks ? m_lorebooks->chosen() : m_startLorebooks;
    return setup;
}

const model::PolicySettings &RoomRulesForm::policy() const { return m_policy->settings(); }

void RoomRulesForm::setVoters(const QList<VoterDeadlines::Voter> &voters)
{
    m_policy->setVoters(voters, PolicyForm::Newcomers::JoinIn);
}

QString RoomRulesForm::flaw() const
{
    for (const QString &what : {m_policy->flaw(), m_director->flaw()})
        if (!what.isEmpty())
            return what;
    return m_turns->flaw();
}

void RoomRulesForm::focusFlaw()
{
    if (!m_policy->flaw().isEmpty())
        m_policy->focusFlaw();
    else if (!m_director->flaw().isEmpty())
        m_director->focusFlaw();
    else
        m_turns->focusFlaw();
}

void RoomRulesForm::refresh()
{
    m_director->setVisible(policy().policy == model::PolicyName::Director);
    Q_EMIT edited();
}

void RoomRulesForm::applyTheme()
{
    for (QLabel *label : std::as_const(m_headings)) {
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        label->setFont(bold);
    }
}

void RoomRulesForm::retranslate()
{
    m_languageField->setLabel(RoomSetupForm::tr("Language"));
    m_languageField->setHint(
        RoomSetupForm::tr("The language of the companions’ replies, when a model writes them."));
    m_language->setItemText(0, RoomSetupForm::tr("Same as mine"));
    const QStringList headings{RoomSetupForm::tr("Turn-taking"), RoomSetupForm::tr("Limits"),
                               RoomSetupForm::tr("Sound"), RoomSetupForm::tr("Lorebooks")};
    for (int i = 0; i < int(m_headings.size()); ++i)
        m_headings.at(i)->setText(headings.at(i));
}

} // namespace studio::ui
