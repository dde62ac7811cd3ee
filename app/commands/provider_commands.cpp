// SPDX-FileCopyrightText: 2026 Companion Studio contributors
// SPDX-License-Identifier: GPL-3.0-or-later
#include "app/commands/provider_commands.h"

#include "app/commands/command_loop.h"
#include "app/options/command_words.h"
#include "core/explain/habit_words.h"
#include "core/explain/key_words.h"
#include "core/explain/server_words.h"
#include "core/wire/names.h"
#include "core/wire/provider_wire.h"

#include <QFile>
#include <QStandardPaths>

#include <algorithm>

namespace studio::app {

using namespace Qt::StringLiterals;
using base::ErrorCode;
using base::Result;
using model::Provider;
using ports::KeyInput;
using ports::ProviderList;
using ports::ProviderPort;
using ports::TestResult;
using ports::TestStep;

namespace {

constexpr qint64 kLongestLine = 16 * 1024;

using EndLoop = std::function<void(Exit)>;

/// What a provider command works with while its loop runs.
struct Desk
{
    explicit Desk(House &opened)
        : house(opened)
    {
    }
    [[nodiscard]] ProviderPort &port() const { return house.providers(); }

    House &house;
    QObject context; ///< the receiver of the answers
    base::Job job;   ///< the connection test
};

Result<Provider> findProvider(const ProviderList &list, const QString &wanted)
{
    const auto isIt = [&wanted](const ports::ProviderRow &row) {
        return row.provider.id.value() == wanted ||
               row.provider.name.compare(wanted, Qt::CaseInsensitive) == 0;
    };
    const auto found = std::find_if(list.rows.cbegin(), list.rows.cend(), isIt);
    if (found != list.rows.cend())
        return found->provider;
    return base::failure(
        ErrorCode::NotFound,
        CommandWords::tr("No provider is called \"%1\". `provider list` prints all providers.").arg(wanted));
}

/// The first line without its line break, which is not part of the key.
Result<QByteArray> keyOfStdin()
{
    QFile in;
    if (!in.open(stdin, QIODevice::ReadOnly))
        return base::failure(ErrorCode::InvalidInput, CommandWords::tr("Standard input could not be read."));
    QByteArray line = in.readLine(kLongestLine);
    while (line.endsWith('\n') || line.endsWith('\r'))
        line.chop(1);
    if (line.isEmpty())
        return base::failure(
            ErrorCode::InvalidInput,
            CommandWords::tr("--key-stdin needs the key on the first line of standard input."));
    return line;
}

/// A key that lasts until the program ends is useless on the command line, where the program ends at once.
void finishAdding(Desk &desk, const Provider &saved, const EndLoop &end)
{
    if (saved.keyPlace != model::KeyPlace::Session) {
        print(u"%1\t%2"_s.arg(saved.name, saved.id.value()));
        return end(Exit::Fine);
    }
    const auto removed = [end](const Result<void> &answer) {
        if (!answer)
            return end(complainAbout(answer.error()));
        complain(CommandWords::tr("No keychain found to store the key, so nothing was added. Put the key in "
                                  "an environment variable and name the variable with --key-env."));
        end(Exit::Failed);
    };
    desk.port().removeProvider(saved.id, {&desk.context, removed});
}

QByteArray lineFor(const ports::ProviderRow &row, PersonaList::Format format)
{
    if (format == PersonaList::Format::JsonLines)
        return wire::dump(wire::providerToJson(row.provider));
    const Provider &provider = row.provider;
    QString key = wire::nameOf(provider.keyPlace);
    if (provider.keyPlace == model::KeyPlace::Environment)
        key += u':' + provider.variable;
    if (provider.keyPlace != model::KeyPlace::None && !row.hasKey)
        key += u" (missing)"_s;
    return QStringList{provider.name,
                       provider.id.value(),
                       wire::nameOf(provider.kind),
                       provider.baseUrl.toString(QUrl::RemoveUserInfo),
                       provider.model,
                       key}
        .join(u'\t')
        .toUtf8();
}

QString stepName(TestStep step)
{
    switch (step) {
    case TestStep::Reach: return CommandWords::tr("connection");
    case TestStep::Key: return CommandWords::tr("key");
    case TestStep::List: return CommandWords::tr("model list");
    case TestStep::Stream: return CommandWords::tr("reply");
    case TestStep::Json: return CommandWords::tr("JSON");
    case TestStep::Tool: return CommandWords::tr("tools");
    case TestStep::Picture: return CommandWords::tr("pictures");
    }
    Q_UNREACHABLE();
}

QString howName(TestResult::How how)
{
    switch (how) {
    case TestResult::How::Fine: return CommandWords::tr("OK");
    case TestResult::How::Warning: return CommandWords::tr("warning");
    case TestResult::How::Failed: return CommandWords::tr("failed");
    case TestResult::How::Skipped: return CommandWords::tr("skipped");
    case TestResult::How::Running: break;
    }
    return {};
}

/// Prints a finished step on one line; true if the step failed.
bool tell(const TestResult &result)
{
    if (result.how == TestResult::How::Running)
        return false;
    //: A step of a test, how it went, and a sentence about it: "key: fine. The key was not refused."
    const QString line = CommandWords::tr("%1: %2").arg(stepName(result.step), howName(result.how));
    print(result.text.isEmpty() ? line : CommandWords::tr("%1. %2").arg(line, result.text));
    const QString said = result.trouble ? explain::serverWords(result.trouble->detail) : QString();
    if (!said.isEmpty() && !result.text.contains(said))
        report(u"    "_s + said);
    return result.how == TestResult::How::Failed;
}

void tellLearned(const model::ModelFacts &facts)
{
    const QString learned = explain::learnedText(facts);
    if (!learned.isEmpty())
        print(learned);
}

/// How a command needs the data folder. A test stores what it finds, unless another instance has the folder.
enum class Need { Read, Write, WriteIfFree };

Result<std::unique_ptr<House>> openFor(const CommonOptions &common, Need need)
{
    if (need == Need::Read)
        return openForReading(common);
    auto house = House::open(common.data, House::Access::ReadWrite, House::Time::Real);
    if (!house && need == Need::WriteIfFree)
        return openForReading(common);
    return house;
}

void tellReport(const ports::TestReport &report, bool hasFailed, const EndLoop &end)
{
    if (report.facts)
        tellLearned(*report.facts);
    if (report.notKept)
        return end(complainAbout(*report.notKept));
    end(hasFailed ? Exit::Failed : Exit::Fine);
}

/// Opens the house for a command and gives the command its desk.
Exit atDesk(const CommonOptions &common, Need need, const std::function<void(Desk &, const EndLoop &)> &work)
{
    const auto house = openFor(common, need);
    if (!house)
        return complainAbout(house.error());
    tellNotes(**house);
    Desk desk(**house);
    return runLoop([&](const EndLoop &end) { work(desk, end); });
}

} // namespace

void withProvider(House &house, QObject *context, const QString &wanted,
                  std::function<void(const Result<Provider> &)> then)
{
    const auto find = [wanted, then = std::move(then)](const Result<ProviderList> &list) {
        then(list.and_then([&wanted](const ProviderList &all) { return findProvider(all, wanted); }));
    };
    house.providers().listProviders({context, find});
}

/// Runs a change on an existing provider.
Exit changeProvider(const CommonOptions &common, const QString &wanted,
                    void (ProviderPort::*change)(const base::ProviderId &, base::Then<void>),
                    const std::function<void(const Provider &)> &tell)
{
    return atDesk(common, Need::Write, [&](Desk &desk, const EndLoop &end) {
        const auto found = [&desk, change, tell, end](const Result<Provider> &provider) {
            if (!provider)
                return end(complainAbout(provider.error()));
            const auto changed = [tell, end, provider = *provider](const Result<void> &answer) {
                if (!answer)
                    return end(complainAbout(answer.error()));
                tell(provider);
                end(Exit::Fine);
            };
            (desk.port().*change)(provider->id, {&desk.context, changed});
        };
        withProvider(desk.house, &desk.context, wanted, found);
    });
}

Exit runProviderAdd(const CommonOptions &common, const ProviderAdd &wanted)
{
    KeyInput key;
    if (wanted.key == ProviderAdd::Key::Stdin) {
        const auto line = keyOfStdin();
        if (!line)
            return complainAbout(line.error());
        key = {KeyInput::What::Set, *line};
    }
    return atDesk(common, Need::Write, [&](Desk &desk, const EndLoop &end) {
        const auto saved = [&desk, end](const Result<Provider> &provider) {
            if (provider)
                finishAdding(desk, *provider, end);
            else
                end(complainAbout(provider.error()));
        };
        desk.port().saveProvider(wanted.provider, key, {&desk.context, saved});
    });
}

Exit runProviderList(const CommonOptions &common, const ProviderShow &wanted)
{
    return atDesk(common, Need::Read, [&wanted](Desk &desk, const EndLoop &end) {
        const auto printAll = [end, format = wanted.format](const Result<ProviderList> &list) {
            if (!list)
                return end(complainAbout(list.error()));
            const bool isRead =
                std::all_of(list->rows.cbegin(), list->rows.cend(),
                            [format](const ports::ProviderRow &row) { return print(lineFor(row, format)); });
            end(isRead ? Exit::Fine : Exit::Failed);
        };
        desk.port().listProviders({&desk.context, printAll});
    });
}

Exit runProviderTest(const CommonOptions &common, const ProviderCheck &wanted)
{
    return atDesk(common, Need::WriteIfFree, [&wanted](Desk &desk, const EndLoop &end) {
        const auto hasFailed = std::make_shared<bool>(false);
        const auto step = [hasFailed](const TestResult &result) { *hasFailed = tell(result) || *hasFailed; };
        const auto ended = [hasFailed, end](const Result<ports::TestReport> &report) {
            if (report)
                tellReport(*report, *hasFailed, end);
            else
                end(complainAbout(report.error()));
        };
        const auto found = [&desk, &wanted, step, ended, end](Result<Provider> provider) {
            if (!provider)
                return end(complainAbout(provider.error()));
            if (!wanted.model.isEmpty())
                provider->model = wanted.model;
            desk.job = desk.port().testProvider(*provider, {}, {&desk.context, step}, {&desk.context, ended});
        };
        withProvider(desk.house, &desk.context, wanted.provider, found);
    });
}

Exit runProviderAgree(const CommonOptions &common, const ProviderAgree &wanted)
{
    return changeProvider(common, wanted.provider, &ProviderPort::agreeKey, [](const Provider &provider) {
        print(CommandWords::tr("From now on, the key of %1 is sent to %2.")
                  .arg(provider.name, provider.baseUrl.toString(QUrl::RemoveUserInfo)));
    });
}

/// The command that gives consent for this folder, ready to be copied into a shell.
QString agreeing(const QString &folder, const base::ProviderId &id)
{
    QString command = u"companion-studio provider agree "_s + id.value();
    if (folder != QStandardPaths::writableLocation(QStandardPaths::AppDataLocation))
        command += u" --data '%1'"_s.arg(QString(folder).replace(u'\'', u"'\\''"_s));
    return command;
}

Result<void> agreedIn(const ProviderList &list, const QList<base::ProviderId> &wanted, const QString &folder)
{
    for (const ports::ProviderRow &row : list.rows) {
        const base::ProviderId &id = row.provider.id;
        const bool answers =
            wanted.contains(id) || (id == list.standard.provider && wanted.contains(base::ProviderId()));
        if (answers && row.lack.waitsForConsent())
            return base::failure(
                ErrorCode::Refused,
                //: %1 a sentence that says why a key is not sent, %2 a command
                CommandWords::tr("%1 To allow this, run `%2` once.")
                    .arg(explain::keyLackSentence(row.lack, row.provider), agreeing(folder, id)));
    }
    return {};
}

void withAgreedKeys(House &house, QObject *context, const QList<base::ProviderId> &wanted,
                    std::function<void(const Result<void> &)> then)
{
    const auto look = [wanted, folder = house.folder(),
                       then = std::move(then)](const Result<ProviderList> &list) {
        then(list.and_then([&](const ProviderList &all) { return agreedIn(all, wanted, folder); }));
    };
    house.providers().listProviders({context, look});
}

QList<base::ProviderId> providersOf(const ports::RoomView &view)
{
    QList<base::ProviderId> ids;
    for (const model::Persona &persona : view.personas) {
        if (view.room.roster.contains(persona.id))
            ids.append(persona.model.provider);
    }
    return ids;
}

Exit runProviderRemove(const CommonOptions &common, const ProviderRemove &wanted)
{
    return changeProvider(common, wanted.provider, &ProviderPort::removeProvider, [](const Provider &) {});
}

} // namespace studio::app
