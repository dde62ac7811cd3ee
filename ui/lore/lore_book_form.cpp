// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lore/lore_book_form.h"

#include "ui/forms/combo_items.h"
#include "ui/forms/form_edits.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/calm_wheel.h"

#include <QCheckBox>
#include <QComboBox>
#include <QFormLayout>
#include <QLabel>
#include <QSignalBlocker>
#include <QSpinBox>

using namespace Qt::StringLiterals;
using studio::model::LoreBook;

namespace studio::ui {

namespace {

constexpr int kNotSaid = -1;
constexpr int kDeepestScan = 1'000;     // messages
constexpr int kLargestBudget = 999'999; // tokens
constexpr int kFewestAboutLines = 2;
constexpr int kMostAboutLines = 5;

std::optional<int> saidNumber(int value) { return value == kNotSaid ? std::nullopt : std::optional(value); }

} // namespace

LoreBookForm::LoreBookForm(QWidget *parent)
    : QWidget(parent)
    , m_name(new LineInput(u"loreBookName"_s, this))
    , m_description(new TextInput(u"loreBookDescription"_s, kFewestAboutLines, kMostAboutLines, this))
    , m_scanDepth(new QSpinBox(this))
    , m_budget(new QSpinBox(this))
    , m_recursive(formBox(u"loreBookRecursive"_s, this))
    , m_namesFire(new QCheckBox(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"loreBookForm"_s);
    m_scanDepth->setObjectName(u"loreBookScanDepth"_s);
    m_scanDepth->setRange(kNotSaid, kDeepestScan);
    m_budget->setObjectName(u"loreBookBudget"_s);
    m_budget->setRange(kNotSaid, kLargestBudget);
    m_budget->setGroupSeparatorShown(true);
    m_namesFire->setObjectName(u"loreBookNames"_s);
    for (int i = 0; i < 3; ++i)
        m_recursive->addItem({});
    for (QWidget *box : QList<QWidget *>{m_scanDepth, m_budget, m_recursive}) {
        box->setFocusPolicy(Qt::StrongFocus);
        keepWheelCalm(box);
    }
    auto *form = new QFormLayout(this);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(theme.metrics.medium);
    form->setVerticalSpacing(theme.metrics.small);
    for (QWidget *input : QList<QWidget *>{m_name, m_description, m_scanDepth, m_budget, m_recursive}) {
        auto *label = new QLabel(this);
        label->setTextFormat(Qt::PlainText);
        label->setBuddy(input);
        form->addRow(label, input);
        m_labels.append(label);
    }
    form->addRow(m_namesFire);

    connect(m_name, &LineInput::edited, this, [this](const QString &written) {
        Q_EMIT edited([written](LoreBook &book) { book.name = written; });
    });
    connect(m_description, &TextInput::edited, this, [this](const QString &written) {
        Q_EMIT edited([written](LoreBook &book) { book.description = written; });
    });
    connect(m_name, &LineInput::stepEnded, this, &LoreBookForm::stepEnded);
    connect(m_description, &TextInput::stepEnded, this, &LoreBookForm::stepEnded);
    connect(m_scanDepth, &QSpinBox::valueChanged, this, [this](int depth) {
        Q_EMIT edited([depth](LoreBook &book) { book.scanDepth = saidNumber(depth); });
    });
    connect(m_budget, &QSpinBox::valueChanged, this, [this](int tokens) {
        Q_EMIT edited([tokens](LoreBook &book) { book.tokenBudget = saidNumber(tokens); });
    });
    connect(m_recursive, &QComboBox::currentIndexChanged, this, [this](int choice) {
        Q_EMIT edited([choice](LoreBook &book) {
            book.recursive = choice == 0 ? std::nullopt : std::optional(choice == 1);
        });
        Q_EMIT stepEnded();
    });
    connect(m_namesFire, &QCheckBox::toggled, this, [this](bool on) {
        Q_EMIT edited([on](LoreBook &book) { book.namesFire = on; });
        Q_EMIT stepEnded();
    });
    for (const QSpinBox *box : {m_scanDepth, m_budget})
        connect(box, &QSpinBox::editingFinished, this, &LoreBookForm::stepEnded);
    onRetranslate(this, [this] { retranslate(); });
}

/// An input may lose focus while it is destroyed, after this form is gone.
LoreBookForm::~LoreBookForm()
{
    const auto inputs = findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (const QWidget *input : inputs)
        input->disconnect(this);
}

void LoreBookForm::focusName() { m_name->setFocus(); }

void LoreBookForm::show(const LoreBook &book)
{
    const QSignalBlocker depth(m_scanDepth);
    const QSignalBlocker budget(m_budget);
    const QSignalBlocker recursive(m_recursive);
    const QSignalBlocker names(m_namesFire);
    m_name->show(book.name);
    m_description->show(book.description);
    m_scanDepth->setValue(book.scanDepth.value_or(kNotSaid));
    m_budget->setValue(book.tokenBudget.value_or(kNotSaid));
    m_recursive->setCurrentIndex(!book.recursive ? 0 : *book.recursive ? 1 : 2);
    m_namesFire->setChecked(book.namesFire);
}

void LoreBookForm::retranslate()
{
    const QStringList labels{tr("Name"), tr("Description"), tr("Scan depth (messages)"),
                             tr("Budget (tokens)"), tr("Entries can fire entries")};
    for (qsizetype i = 0; i < m_labels.size(); ++i) {
        m_labels.at(i)->setText(labels.value(i));
        m_labels.at(i)->buddy()->setAccessibleName(labels.value(i));
    }
    //: In place of a number
    m_scanDepth->setSpecialValueText(tr("default"));
    m_scanDepth->setToolTip(tr("Number of newest messages searched for keywords"));
    //: In place of a number
    m_budget->setSpecialValueText(tr("no limit"));
    m_budget->setToolTip(tr("Limit for all entries in a prompt. The lowest priority is cut first."));
    const QStringList choices{tr("default"), tr("yes"), tr("no")};
    for (int i = 0; i < choices.size(); ++i)
        m_recursive->setItemText(i, choices.at(i));
    m_namesFire->setText(tr("Names of speakers count as said"));
}

} // namespace studio::ui
