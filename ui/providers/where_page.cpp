// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/providers/where_page.h"

#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/plain_label.h"

#include <QButtonGroup>
#include <QLabel>
#include <QPushButton>
#include <QRadioButton>
#include <QStyle>
#include <QVBoxLayout>

#include <algorithm>

using namespace Qt::StringLiterals;

namespace studio::ui {

WherePage::WherePage(QWidget *parent)
    : QWidget(parent)
    , m_buttons(new QButtonGroup(this))
    , m_here(new QVBoxLayout)
    , m_hereTitle(heading(u"whereHere"_s))
    , m_search(quietLabel(u"whereSearch"_s, this))
    , m_again(new QPushButton(this))
    , m_accountTitle(heading(u"whereAccounts"_s))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"wherePage"_s);
    const Metrics &metrics = theme.metrics;
    m_again->setObjectName(u"whereAgain"_s);
    m_again->setAutoDefault(false);
    auto *how = new QHBoxLayout;
    how->setSpacing(metrics.small);
    how->addWidget(m_search, 1);
    how->addWidget(m_again, 0, Qt::AlignTop);
    auto *accounts = new QVBoxLayout;
    for (QVBoxLayout *column : {m_here, accounts})
        column->setSpacing(metrics.small);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(metrics.small);
    column->addWidget(m_hereTitle);
    column->addLayout(m_here);
    column->addLayout(how);
    column->addSpacing(metrics.large);
    column->addWidget(m_accountTitle);
    column->addLayout(accounts);
    column->addStretch(1);
    QList<ProviderPlace> places = accountPlaces();
    places.append(otherPlace());
    for (const ProviderPlace &place : std::as_const(places))
        add({.place = place, .server = {}}, accounts);
    connect(m_buttons, &QButtonGroup::idClicked, this, &WherePage::chosen);
    connect(m_again, &QPushButton::clicked, this, &WherePage::searchWanted);
    retranslate();
    onThemeChange(this, [this] { applyTheme(); });
}

QLabel *WherePage::heading(const QString &objectName)
{
    QLabel *label = plainLabel(objectName, this);
    QFont bold = label->font();
    bold.setWeight(QFont::DemiBold);
    label->setFont(bold);
    return label;
}

/// A button with its address below. A server that offers no models is listed, but cannot be chosen.
void WherePage::add(const Entry &given, QVBoxLayout *column)
{
    const Theme &theme = themeOf(this);
    Entry entry = given;
    const int number = int(m_entries.size());
    entry.box = new QWidget(this);
    auto *button = new QRadioButton(entry.box);
    button->setObjectName(u"place%1"_s.arg(number));
    button->setEnabled(!entry.server || givesModels(entry.server->what));
    m_buttons->addButton(button, number);
    entry.detail = quietLabel(u"placeDetail%1"_s.arg(number), entry.box);
    entry.detail->setIndent(theme.metrics.large + theme.metrics.small);
    entry.box->setSizePolicy(QSizePolicy::Preferred, QSizePolicy::Minimum); // large texts squeezed it
    auto *row = new QVBoxLayout(entry.box);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(0);
    row->addWidget(button);
    row->addWidget(entry.detail);
    column->addWidget(entry.box);
    m_entries.append(entry);
}

void WherePage::beginSearch()
{
    m_searching = true;
    for (qsizetype number = m_entries.size() - 1; number >= 0; --number) {
        if (!m_entries.at(number).server)
            continue;
        m_buttons->removeButton(m_buttons->button(int(number)));
        delete m_entries[number].box;
        m_entries.remove(number); // the last entries go: the others keep their numbers
    }
    refresh();
}

void WherePage::addServer(const ports::LocalServer &server)
{
    add({.place = placeOf(server), .server = server}, m_here);
    refresh();
}

void WherePage::endSearch()
{
    m_searching = false;
    refresh();
}

std::optional<ProviderPlace> WherePage::choice() const
{
    const int number = m_buttons->checkedId();
    return number < 0 ? std::nullopt : std::optional(m_entries.at(number).place);
}

void WherePage::focusFirst()
{
    QAbstractButton *button = m_buttons->checkedButton();
    (button ? button : m_buttons->button(0))->setFocus(Qt::OtherFocusReason);
}

void WherePage::applyTheme()
{
    for (QLabel *label : {m_hereTitle, m_accountTitle}) {
        QFont bold = font();
        bold.setWeight(QFont::DemiBold);
        label->setFont(bold);
    }
}

void WherePage::refresh()
{
    const bool found = std::any_of(m_entries.cbegin(), m_entries.cend(), [](const Entry &entry) {
        return entry.server && givesModels(entry.server->what);
    });
    m_search->setText(m_searching ? tr("Looking for servers on this computer…")
                      : found     ? tr("No other servers found on the usual ports.")
                              : tr("No server with models found on this computer. Start Ollama, LM Studio or "
                                   "llama.cpp, then search again."));
    m_again->setEnabled(!m_searching);
    for (int number = 0; number < int(m_entries.size()); ++number) {
        const Entry &entry = m_entries.at(number);
        const bool isOther = !entry.server && entry.place == otherPlace();
        const QString name = isOther ? tr("Another server") : entry.place.provider.name;
        QAbstractButton *button = m_buttons->button(number);
        button->setText(QString(name).replace(u'&', u"&&"_s));
        entry.detail->setText(entry.server ? foundText(*entry.server)
                              : isOther
                                  ? tr("vLLM, LM Studio on another computer, or any OpenAI-compatible server")
                                  //: Of a provider: %1 is its address
                                  : tr("At %1, needs a key").arg(shortAddress(entry.place.provider.baseUrl)));
        button->setAccessibleDescription(entry.detail->text());
        button->setMinimumHeight(style()->pixelMetric(QStyle::PM_ExclusiveIndicatorHeight, nullptr, button));
    }
}

void WherePage::retranslate()
{
    setAccessibleName(tr("Model location"));
    m_hereTitle->setText(tr("On this computer"));
    m_accountTitle->setText(tr("With an account"));
    m_again->setText(tr("Search again"));
    refresh();
}

} // namespace studio::ui
