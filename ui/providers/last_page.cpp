// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/last_page.h"

#include "core/explain/call_words.h"
#include "core/explain/habit_words.h"
#include "ui/providers/model_words.h"
#include "ui/providers/provider_places.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QLabel>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

using model::KeyPlace;

LastPage::LastPage(QWidget *parent)
    : QWidget(parent)
    , m_title(plainLabel(u"lastTitle"_s, this))
    , m_address(plainLabel(u"lastAddress"_s, this))
    , m_key(plainLabel(u"lastKey"_s, this))
    , m_abilities(plainLabel(u"lastAbilities"_s, this))
    , m_standard(new QCheckBox(this))
    , m_standardHint(quietLabel(u"lastStandardHint"_s, this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"lastPage"_s);
    m_standard->setObjectName(u"asStandard"_s);
    m_standardHint->setIndent(theme.metrics.large + theme.metrics.small);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(theme.metrics.small);
    for (QLabel *label : {m_title, m_address, m_key, m_abilities})
        column->addWidget(label);
    column->addSpacing(theme.metrics.large);
    column->addWidget(m_standard);
    column->addWidget(m_standardHint);
    column->addStretch(1);
    retranslate();
    onThemeChange(this, [this] { refresh(); });
}

void LastPage::show(const What &what)
{
    m_what = what;
    refresh();
}

void LastPage::suggestStandard(bool yes) { m_standard->setChecked(yes); }

bool LastPage::asStandard() const { return m_standard->isChecked(); }

QString LastPage::keyText() const
{
    switch (m_what.provider.keyPlace) {
    case KeyPlace::None: return tr("No key is sent.");
    case KeyPlace::Keychain: return tr("The key is in the keychain of your desktop.");
    case KeyPlace::Session: return tr("The key is kept until Companion Studio ends.");
    case KeyPlace::Environment:
        return tr("The key is read from the variable %1.").arg(m_what.provider.variable);
    }
    return {};
}

QString LastPage::abilitiesText() const
{
    QStringList sentences;
    if (m_what.facts)
        sentences = {abilitiesSentence(m_what.facts->abilities), explain::learnedText(*m_what.facts)};
    sentences.removeAll(QString());
    const QString known = sentences.join(u'\n');
    return !m_what.test && known.isEmpty() ? tr("Not tested. You can test later in the list of providers.")
                                           : known;
}

void LastPage::refresh()
{
    const model::Provider &provider = m_what.provider;
    QFont bold = font();
    bold.setWeight(QFont::DemiBold);
    m_title->setFont(bold);
    m_title->setText(explain::modelWords(provider.model, provider.name));
    m_address->setText(isOnThisMachine(provider.baseUrl)
                           ? tr("Runs on this computer: conversations do not leave it.")
                           : tr("Messages in rooms are sent to %1.").arg(provider.baseUrl.host()));
    m_key->setText(keyText());
    m_abilities->setText(abilitiesText());
    m_abilities->setVisible(!m_abilities->text().isEmpty());
    m_standard->setText(tr("Make this the default model"));
    m_standard->setEnabled(!m_what.isStandard);
    //: %1 is what answers for the companions now, such as "gpt-5 (OpenAI)"
    m_standardHint->setText(m_what.isStandard ? tr("Already the default model.")
                                              : tr("Current default: %1.").arg(m_what.standardNow));
}

void LastPage::retranslate()
{
    setAccessibleName(tr("Settings"));
    refresh();
}

} // namespace studio::ui
