// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/lore/lore_entry_form.h"

#include "core/persona/lore/lore_decorators.h"
#include "ui/forms/chip_edit.h"
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

#include <array>
#include <utility>

using namespace Qt::StringLiterals;
using studio::model::LoreEntry;
using studio::model::LorePlace;

namespace studio::ui {

namespace {

constexpr int kMostMessages = 1'000; // for a depth or a timing
constexpr int kUnset = -1;           // for a number that may be missing
constexpr int kMostOrder = 1'000'000;
constexpr int kFewestContentLines = 4;
constexpr int kMostContentLines = 12;

constexpr std::array kPlaces{LorePlace::BeforeSheet, LorePlace::AfterSheet,  LorePlace::NoteTop,
                             LorePlace::NoteBottom,  LorePlace::ExamplesTop, LorePlace::ExamplesBottom,
                             LorePlace::AtDepth};

/// The index in a choice of "as the book has it", yes and no.
int choiceOf(const std::optional<bool> &flag) { return !flag ? 0 : *flag ? 1 : 2; }
std::optional<bool> flagOf(int choice) { return choice == 0 ? std::nullopt : std::optional(choice == 1); }

std::optional<int> setNumber(int value) { return value == kUnset ? std::nullopt : std::optional(value); }

void setPlace(LoreEntry &entry, LorePlace place)
{
    entry.afterSheet = place != LorePlace::BeforeSheet;
    if (place == LorePlace::BeforeSheet || place == LorePlace::AfterSheet) {
        entry.spot.reset();
        return;
    }
    if (!entry.spot)
        entry.spot = model::LoreSpot{};
    entry.spot->place = place;
}

/// A value that says nothing any more is removed.
void setTiming(LoreEntry &entry, int model::LoreTiming::*part, int messages)
{
    model::LoreTiming timing = entry.timing.value_or(model::LoreTiming());
    timing.*part = messages;
    entry.timing = timing == model::LoreTiming() ? std::nullopt : std::optional(timing);
}

void setRecursion(LoreEntry &entry, bool model::LoreRecursion::*part, bool value)
{
    model::LoreRecursion recursion = entry.recursion.value_or(model::LoreRecursion());
    recursion.*part = value;
    entry.recursion = recursion == model::LoreRecursion() ? std::nullopt : std::optional(recursion);
}

void setGroups(LoreEntry &entry, const QStringList &names)
{
    model::LoreGroup group = entry.group.value_or(model::LoreGroup());
    group.names = names;
    // Its weight and the like stay while the group has another name.
    const bool isNothing = group == model::LoreGroup();
    entry.group = isNothing ? std::nullopt : std::optional(group);
}

void showQuietly(QSpinBox *box, int value)
{
    const QSignalBlocker quiet(box);
    box->setValue(value);
}
void showQuietly(QCheckBox *box, bool value)
{
    const QSignalBlocker quiet(box);
    box->setChecked(value);
}
void showQuietly(QComboBox *box, int value)
{
    const QSignalBlocker quiet(box);
    box->setCurrentIndex(value);
}

void setChoices(QComboBox *box, const QStringList &texts)
{
    for (int i = 0; i < box->count() && i < texts.size(); ++i)
        box->setItemText(i, texts.at(i));
}

} // namespace

LoreEntryForm::LoreEntryForm(QWidget *parent)
    : QWidget(parent)
{
    const Theme &theme = themeOf(this);
    setObjectName(u"loreEntryForm"_s);
    auto *form = new QFormLayout(this);
    form->setContentsMargins({});
    form->setRowWrapPolicy(QFormLayout::WrapLongRows);
    form->setFieldGrowthPolicy(QFormLayout::AllNonFixedFieldsGrow);
    form->setHorizontalSpacing(theme.metrics.medium);
    form->setVerticalSpacing(theme.metrics.small);
    makeText(form);
    makePlace(form);
    makeTiming(form);
    makeMatching(form);
    onRetranslate(this, [this] { retranslate(); });
}

/// An input may lose focus while it is destroyed, after this form is gone.
LoreEntryForm::~LoreEntryForm()
{
    const auto inputs = findChildren<QWidget *>(QString(), Qt::FindDirectChildrenOnly);
    for (const QWidget *input : inputs)
        input->disconnect(this);
}

void LoreEntryForm::addRow(QFormLayout *form, QWidget *input)
{
    auto *label = new QLabel(this);
    label->setTextFormat(Qt::PlainText);
    label->setBuddy(input);
    form->addRow(label, input);
    m_labels.append(label);
}

void LoreEntryForm::tell(const Change &change)
{
    Q_EMIT stepEnded();
    Q_EMIT edited(change);
    Q_EMIT stepEnded();
}

QSpinBox *LoreEntryForm::addNumber(const QString &objectName, int fewest, int most)
{
    auto *box = new QSpinBox(this);
    box->setObjectName(objectName);
    box->setRange(fewest, most);
    box->setFocusPolicy(Qt::StrongFocus);
    keepWheelCalm(box);
    connect(box, &QSpinBox::editingFinished, this, &LoreEntryForm::stepEnded);
    return box;
}

QCheckBox *LoreEntryForm::addFlag(const QString &objectName, std::function<void(LoreEntry &, bool)> write)
{
    auto *box = new QCheckBox(this);
    box->setObjectName(objectName);
    connect(box, &QCheckBox::toggled, this, [this, write = std::move(write)](bool on) {
        tell([write, on](LoreEntry &entry) { write(entry, on); });
    });
    return box;
}

QComboBox *LoreEntryForm::addChoice(const QString &objectName, int choices,
                                    std::function<void(LoreEntry &, int)> write)
{
    QComboBox *box = formBox(objectName, this);
    for (int i = 0; i < choices; ++i)
        box->addItem({});
    keepWheelCalm(box);
    connect(box, &QComboBox::currentIndexChanged, this, [this, write = std::move(write)](int choice) {
        tell([write, choice](LoreEntry &entry) { write(entry, choice); });
    });
    return box;
}

/// Its name, its keys and its text.
void LoreEntryForm::makeText(QFormLayout *form)
{
    m_enabled = addFlag(u"loreEnabled"_s, [](LoreEntry &entry, bool on) { entry.enabled = on; });
    m_constant = addFlag(u"loreConstant"_s, [](LoreEntry &entry, bool on) { entry.constant = on; });
    m_name = new LineInput(u"loreName"_s, this);
    m_keys = new ChipEdit(u"loreKeys"_s, this);
    m_secondary = new ChipEdit(u"loreSecondaryKeys"_s, this);
    m_content = new TextInput(u"loreContent"_s, kFewestContentLines, kMostContentLines, this);
    m_logic = addChoice(u"loreLogic"_s, 4, [](LoreEntry &entry, int choice) {
        entry.logic = model::LoreLogic(choice);
        entry.isSelective = true;
    });
    form->addRow(m_enabled);
    addRow(form, m_name);
    form->addRow(m_constant);
    addRow(form, m_keys);
    addRow(form, m_secondary);
    addRow(form, m_logic);
    addRow(form, m_content);
    connect(m_name, &LineInput::edited, this, [this](const QString &written) {
        Q_EMIT edited([written](LoreEntry &entry) { entry.name = written; });
    });
    connect(m_content, &TextInput::edited, this, [this](const QString &written) {
        Q_EMIT edited([written](LoreEntry &entry) { entry.content = written; });
    });
    connect(m_keys, &ChipEdit::edited, this, [this](const QStringList &keys) {
        Q_EMIT edited([keys](LoreEntry &entry) { entry.keys = keys; });
    });
    connect(m_secondary, &ChipEdit::edited, this, [this](const QStringList &keys) {
        Q_EMIT edited([keys](LoreEntry &entry) {
            entry.secondaryKeys = keys;
            entry.isSelective = true;
        });
    });
    connect(m_name, &LineInput::stepEnded, this, &LoreEntryForm::stepEnded);
    connect(m_content, &TextInput::stepEnded, this, &LoreEntryForm::stepEnded);
    connect(m_keys, &ChipEdit::stepEnded, this, &LoreEntryForm::stepEnded);
    connect(m_secondary, &ChipEdit::stepEnded, this, &LoreEntryForm::stepEnded);
}

void LoreEntryForm::makePlace(QFormLayout *form)
{
    m_place = addChoice(u"lorePlace"_s, int(kPlaces.size()),
                        [](LoreEntry &entry, int choice) { setPlace(entry, kPlaces.at(size_t(choice))); });
    m_depth = addNumber(u"loreDepth"_s, 0, kMostMessages);
    m_order = addNumber(u"loreOrder"_s, -kMostOrder, kMostOrder);
    addRow(form, m_place);
    addRow(form, m_depth);
    addRow(form, m_order);
    connect(m_depth, &QSpinBox::valueChanged, this, [this](int depth) {
        Q_EMIT edited([depth](LoreEntry &entry) {
            if (entry.spot)
                entry.spot->depth = depth;
        });
    });
    connect(m_order, &QSpinBox::valueChanged, this,
            [this](int order) { Q_EMIT edited([order](LoreEntry &entry) { entry.order = order; }); });
}

void LoreEntryForm::makeTiming(QFormLayout *form)
{
    m_chance = addNumber(u"loreChance"_s, 0, 100);
    addRow(form, m_chance);
    connect(m_chance, &QSpinBox::valueChanged, this, [this](int chance) {
        Q_EMIT edited([chance](LoreEntry &entry) {
            entry.probability = chance == 100 ? std::nullopt : std::optional(chance);
        });
    });
    const auto add = [this, form](const QString &objectName, int model::LoreTiming::*part) {
        QSpinBox *box = addNumber(objectName, 0, kMostMessages);
        addRow(form, box);
        connect(box, &QSpinBox::valueChanged, this, [this, part](int messages) {
            Q_EMIT edited([part, messages](LoreEntry &entry) { setTiming(entry, part, messages); });
        });
        return box;
    };
    m_sticky = add(u"loreSticky"_s, &model::LoreTiming::sticky);
    m_cooldown = add(u"loreCooldown"_s, &model::LoreTiming::cooldown);
    m_delay = add(u"loreDelay"_s, &model::LoreTiming::delay);
}

void LoreEntryForm::makeMatching(QFormLayout *form)
{
    m_scanDepth = addNumber(u"loreScanDepth"_s, kUnset, kMostMessages);
    addRow(form, m_scanDepth);
    connect(m_scanDepth, &QSpinBox::valueChanged, this, [this](int depth) {
        Q_EMIT edited([depth](LoreEntry &entry) { entry.scanDepth = setNumber(depth); });
    });
    m_words = addChoice(u"loreWholeWords"_s, 3,
                        [](LoreEntry &entry, int choice) { entry.wholeWords = flagOf(choice); });
    m_case = addChoice(u"loreCase"_s, 3,
                       [](LoreEntry &entry, int choice) { entry.caseSensitive = flagOf(choice); });
    addRow(form, m_words);
    addRow(form, m_case);
    m_group = new LineInput(u"loreGroup"_s, this);
    addRow(form, m_group);
    connect(m_group, &LineInput::edited, this, [this](const QString &written) {
        Q_EMIT edited(
            [names = persona::dividedByCommas(written)](LoreEntry &entry) { setGroups(entry, names); });
    });
    connect(m_group, &LineInput::stepEnded, this, &LoreEntryForm::stepEnded);
    m_regex = addFlag(u"loreRegex"_s, [](LoreEntry &entry, bool on) { entry.useRegex = on; });
    m_noBudget = addFlag(u"loreNoBudget"_s, [](LoreEntry &entry, bool on) { entry.ignoresBudget = on; });
    m_excluded = addFlag(u"loreExcluded"_s, [](LoreEntry &entry, bool on) {
        setRecursion(entry, &model::LoreRecursion::excluded, on);
    });
    m_prevents = addFlag(u"lorePrevents"_s, [](LoreEntry &entry, bool on) {
        setRecursion(entry, &model::LoreRecursion::prevents, on);
    });
    for (QCheckBox *box : {m_regex, m_noBudget, m_excluded, m_prevents})
        form->addRow(box);
}

void LoreEntryForm::discard()
{
    m_keys->discard();
    m_secondary->discard();
}

void LoreEntryForm::focusKeys() { m_keys->setFocus(); }

/// An input is touched only if its text differs.
void LoreEntryForm::show(const LoreEntry &entry)
{
    m_keys->setDivides(!entry.useRegex);
    m_secondary->setDivides(!entry.useRegex);
    showQuietly(m_enabled, entry.enabled);
    showQuietly(m_constant, entry.constant);
    m_name->show(entry.name);
    m_keys->show(entry.keys);
    m_secondary->show(entry.secondaryKeys);
    m_content->show(entry.content);
    showQuietly(m_logic, int(entry.logic));
    showQuietly(m_order, qRound(entry.order));
    showQuietly(m_chance, entry.probability.value_or(100));
    const model::LoreTiming timing = entry.timing.value_or(model::LoreTiming());
    showQuietly(m_sticky, timing.sticky);
    showQuietly(m_cooldown, timing.cooldown);
    showQuietly(m_delay, timing.delay);
    showQuietly(m_scanDepth, entry.scanDepth.value_or(kUnset));
    showQuietly(m_words, choiceOf(entry.wholeWords));
    showQuietly(m_case, choiceOf(entry.caseSensitive));
    showQuietly(m_regex, entry.useRegex);
    showQuietly(m_noBudget, entry.ignoresBudget);
    const model::LoreRecursion recursion = entry.recursion.value_or(model::LoreRecursion());
    showQuietly(m_excluded, recursion.excluded);
    showQuietly(m_prevents, recursion.prevents);
    const QStringList groups = entry.group ? entry.group->names : QStringList();
    if (persona::dividedByCommas(m_group->text()) != groups)
        m_group->show(groups.join(u", "_s));
    showPlace(entry);
}

void LoreEntryForm::showPlace(const LoreEntry &entry)
{
    const auto *const found = std::find(kPlaces.cbegin(), kPlaces.cend(), entry.place());
    showQuietly(m_place, int(std::distance(kPlaces.cbegin(), found)));
    showQuietly(m_depth, entry.spot ? entry.spot->depth : 0);
    m_depth->setEnabled(entry.place() == LorePlace::AtDepth);
}

void LoreEntryForm::retranslateLabels()
{
    const QStringList labels{tr("Name"), tr("Keywords"), tr("Secondary keywords"),
                             //: Of the secondary keywords: "Of these: all have to be there"
                             tr("Condition"), tr("Content"), tr("Position"), tr("Depth (messages)"),
                             tr("Order"), tr("Chance"), tr("Sticky (messages)"), tr("Cooldown (messages)"),
                             tr("Delay (messages)"), tr("Scan depth (messages)"), tr("Whole words"),
                             tr("Upper and lower case"), tr("Groups")};
    for (qsizetype i = 0; i < m_labels.size(); ++i) {
        m_labels.at(i)->setText(labels.value(i));
        m_labels.at(i)->buddy()->setAccessibleName(labels.value(i));
    }
}

void LoreEntryForm::retranslate()
{
    retranslateLabels();
    //: Of an entry of a lorebook
    m_enabled->setText(tr("Enabled"));
    m_constant->setText(tr("Always on, whatever is said"));
    const QString remove = tr("Remove “%1”");
    const QString write = tr("Keyword, then Return");
    m_keys->setWords(tr("Keywords"), write, remove);
    m_secondary->setWords(tr("Secondary keywords"), write, remove);
    //: Of the secondary keywords of an entry of a lorebook
    setChoices(m_logic, {tr("at least one present"), tr("at least one missing"), tr("none present"),
                         tr("all present")});
    setChoices(m_place,
               {tr("Before the description"), tr("After the description"), tr("Before the author’s note"),
                tr("After the author’s note"), tr("Before the example dialogue"),
                tr("After the example dialogue"), tr("Among the messages")});
    m_depth->setToolTip(
        tr("Messages between the entry and the end of the conversation. 0: after the newest"));
    m_order->setToolTip(tr("Lower numbers come first"));
    m_chance->setSuffix(tr(" %"));
    m_scanDepth->setSpecialValueText(tr("as the lorebook"));
    m_sticky->setToolTip(tr("Stays in the prompt this long after firing"));
    m_cooldown->setToolTip(tr("Then does not fire for this long"));
    m_delay->setToolTip(tr("Does not fire until the conversation is this long"));
    m_scanDepth->setToolTip(tr("Number of newest messages searched for keywords"));
    setChoices(m_words, {tr("default"), tr("whole words only"), tr("inside words too")});
    setChoices(m_case, {tr("default"), tr("must match"), tr("ignored")});
    m_group->setToolTip(tr("Only one entry of each group is told. Separate group names with commas."));
    m_regex->setText(tr("All keywords are patterns (regular expressions)"));
    m_noBudget->setText(tr("Used even when the budget is spent"));
    m_excluded->setText(tr("Only messages can fire it, not other entries"));
    m_prevents->setText(tr("Fires no other entries"));
}

} // namespace studio::ui
