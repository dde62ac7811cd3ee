// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/imports/import_conflict_dialog.h"

#include "ui/forms/difference_row.h"
#include "ui/theme/hooks.h"
#include "ui/theme/theme_of.h"
#include "ui/widgets/first_size.h"
#include "ui/widgets/plain_label.h"

#include <QCheckBox>
#include <QLabel>
#include <QScrollArea>
#include <QVBoxLayout>

using namespace Qt::StringLiterals;

namespace studio::ui {

namespace {

constexpr int kMostRows = 60; // parts of a persona; a card in ten languages has more

} // namespace

ImportConflictDialog::ImportConflictDialog(const ImportConflict &conflict, QWidget *parent)
    : QDialog(parent)
    , m_conflict(conflict)
    , m_question(plainLabel(u"conflictQuestion"_s, this))
    , m_sides(quietLabel(u"conflictSides"_s, this))
    , m_area(new QScrollArea(this))
    , m_forAll(new QCheckBox(this))
{
    const Theme &theme = themeOf(this);
    setObjectName(u"importConflict"_s);
    setAttribute(Qt::WA_DeleteOnClose);
    constexpr QSize kFirstSize(820, 600);
    resize(firstSize(*this, kFirstSize));
    const Metrics &metrics = theme.metrics;
    auto *rows = new QWidget;
    auto *inner = new QVBoxLayout(rows);
    inner->setContentsMargins(0, 0, metrics.small, 0);
    inner->setSpacing(metrics.medium);
    inner->addWidget(m_sides);
    showDifferences(inner);
    m_area->setObjectName(u"conflictDifferences"_s);
    m_area->setWidget(rows);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_forAll->setObjectName(u"conflictForAll"_s);
    m_forAll->setVisible(conflict.others > 0);
    makeButtons();

    auto *foot = new QHBoxLayout;
    foot->setSpacing(metrics.small);
    foot->addStretch(1);
    for (QPushButton *button : {m_skip, m_both, m_replace})
        foot->addWidget(button);
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(metrics.large, metrics.large, metrics.large, metrics.large);
    column->setSpacing(metrics.medium);
    column->addWidget(m_question);
    column->addWidget(m_area, 1);
    column->addWidget(m_forAll);
    column->addLayout(foot);
    connect(this, &QDialog::rejected, this, [this] { choose(ImportChoice::Skip); });
    onRetranslate(this, [this] { retranslate(); });
    m_skip->setFocus();
}

void ImportConflictDialog::makeButtons()
{
    const auto button = [this](const QString &objectName, ImportChoice choice) {
        auto *made = new QPushButton(this);
        made->setObjectName(objectName);
        made->setAutoDefault(false);
        made->setMinimumHeight(themeOf(this).metrics.control);
        connect(made, &QPushButton::clicked, this, [this, choice] {
            choose(choice);
            accept();
        });
        return made;
    };
    m_skip = button(u"conflictSkip"_s, ImportChoice::Skip);
    m_both = button(u"conflictBoth"_s, ImportChoice::KeepBoth);
    m_replace = button(u"conflictReplace"_s, ImportChoice::Replace);
}

void ImportConflictDialog::showDifferences(QVBoxLayout *column)
{
    const auto line = [this, column](const QString &objectName) {
        QLabel *label = plainLabel(objectName, this);
        column->addWidget(label);
        return label;
    };
    if (m_conflict.hasOtherPicture)
        m_picture = line(u"conflictPicture"_s);
    if (m_conflict.hasOtherRest)
        m_rest = line(u"conflictRest"_s);
    for (const persona::PersonaDifference &difference :
         m_conflict.differences.first(std::min<qsizetype>(kMostRows, m_conflict.differences.size())))
        column->addWidget(new DifferenceRow(difference, this));
    if (m_conflict.differences.size() > kMostRows)
        m_more = line(u"conflictMore"_s);
    column->addStretch(1);
}

void ImportConflictDialog::choose(ImportChoice choice)
{
    if (m_isAnswered)
        return;
    m_isAnswered = true;
    Q_EMIT answered(choice, m_forAll->isChecked());
}

void ImportConflictDialog::retranslate()
{
    const model::Persona &stored = m_conflict.stored;
    setWindowTitle(tr("Companion with the same ID"));
    //: %1 is a file, %2 the name of a companion, %3 its id
    m_question->setText(
        tr("You already have %2 (%3), also in %1. Replace, keep both, or skip?")
            .arg(m_conflict.file, stored.textIn(stored.mainLanguage).name, stored.id.value()));
    m_sides->setText(tr("Left: now. Right: after replacing. The old version is kept, and so is everything "
                        "the card does not mention."));
    if (m_picture)
        m_picture->setText(tr("The file has another picture."));
    if (m_rest)
        m_rest->setText(tr("The file differs in fields that Companion Studio only keeps."));
    if (m_more)
        m_more->setText(tr("… and %n more part(s)", nullptr, int(m_conflict.differences.size()) - kMostRows));
    m_area->setAccessibleName(tr("Changes"));
    m_forAll->setText(tr("Do the same for the other %n", nullptr, m_conflict.others));
    m_skip->setText(tr("Skip"));
    //: Besides the companion in the library, the one of the file gets an id of its own
    m_both->setText(tr("Keep both"));
    m_replace->setText(tr("Replace"));
}

} // namespace studio::ui
