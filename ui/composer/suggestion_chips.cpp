// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/composer/suggestion_chips.h"

#include "ui/composer/flow_layout.h"
#include "ui/composer/pill_button.h"
#include "ui/theme/theme_of.h"

using namespace Qt::StringLiterals;

namespace studio::ui {

SuggestionChips::SuggestionChips(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"composer.chips"_s);
    setLayout(new FlowLayout(themeOf(this).metrics.small));
    hide();
}

void SuggestionChips::setSuggestions(const QStringList &suggestions)
{
    qDeleteAll(m_chips);
    m_chips.clear();
    for (const QString &suggestion : suggestions) {
        auto *chip = new PillButton(PillButton::Look::Chip, this);
        chip->setObjectName(u"composer.chip.%1"_s.arg(m_chips.size()));
        chip->setLabel(suggestion);
        // Queued: a receiver may set other suggestions, which deletes the chip.
        connect(
            chip, &PillButton::clicked, this, [this, suggestion] { Q_EMIT chosen(suggestion); },
            Qt::QueuedConnection);
        layout()->addWidget(chip);
        chip->show();
        m_chips.append(chip);
    }
}

QList<QWidget *> SuggestionChips::tabStops() const { return {m_chips.begin(), m_chips.end()}; }

void SuggestionChips::retranslate() { setAccessibleName(tr("Suggestions")); }

} // namespace studio::ui
